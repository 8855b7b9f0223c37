import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.text',
  type: 'TextWidget',
  title: { en: 'Text', es: 'Texto' },
  description: {
    en: 'Notes, instructions and links alongside the measurements, written in Markdown.',
    es: 'Notas, instrucciones y enlaces junto a las mediciones, escritos en Markdown.',
  },
  icon: 'paragraph',
  category: 'content',
  configVersion: 1,
  size: { default: { w: 4, h: 3 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add text', es: 'Añadir texto' },
  data: [],
  permissions: [],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
