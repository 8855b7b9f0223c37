import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.map',
  type: 'MapWidget',
  title: { en: 'Map', es: 'Mapa' },
  description: {
    en: 'Devices at their locations, with their state and latest values.',
    es: 'Los dispositivos en su lugar, con su estado y sus últimos valores.',
  },
  icon: 'map',
  category: 'fleet',
  configVersion: 1,
  size: { default: { w: 8, h: 4 }, min: { w: 4, h: 3 } },
  creatable: true,
  isCommon: true,
  createTitle: { en: 'Add map', es: 'Añadir mapa' },
  data: ['airQuality', 'measurements', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
