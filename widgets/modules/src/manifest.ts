import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.modules',
  type: 'ModulesWidget',
  title: { en: 'Device sensors', es: 'Sensores de un dispositivo' },
  description: {
    en: 'The sensors of a device: their connections, last reports and faults.',
    es: 'Los sensores de un dispositivo: dónde están, cuándo informaron y sus fallos.',
  },
  icon: 'layers',
  category: 'fleet',
  configVersion: 1,
  size: { default: { w: 6, h: 3 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add device sensors', es: 'Añadir sensores de un dispositivo' },
  data: ['measurements', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
