import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.blocks',
  type: 'BlocksWidget',
  title: { en: 'Blocks', es: 'Bloques' },
  description: {
    en: 'The latest values, each in a block with the colour of its grade.',
    es: 'Los últimos valores, cada uno en un bloque con el color de su nivel.',
  },
  icon: 'layout-grid',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 6, h: 4 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add blocks', es: 'Añadir bloques' },
  data: ['airQuality', 'measurements', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
