import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'
export { migrations } from './migrations.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.node',
  type: 'NodeWidget',
  title: { en: 'Device', es: 'Dispositivo' },
  description: {
    en: 'The latest values of chosen data points of devices.',
    es: 'Los últimos valores de los puntos de datos elegidos.',
  },
  icon: 'satellite',
  category: 'measurements',
  configVersion: 2,
  size: { default: { w: 4, h: 3 }, min: { w: 4, h: 2 } },
  creatable: true,
  isCommon: true,
  createTitle: { en: 'Add device', es: 'Añadir dispositivo' },
  data: ['airQuality', 'measurements', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
