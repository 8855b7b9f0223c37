import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.sensor',
  type: 'SensorWidget',
  title: { en: 'Sensor', es: 'Sensor' },
  description: {
    en: 'The parameters of one sensor: latest value, trend and figures of the time range.',
    es: 'Los parámetros de un sensor: último valor, curso y cifras del intervalo de tiempo.',
  },
  icon: 'pulse',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 6, h: 4 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add sensor', es: 'Añadir sensor' },
  data: ['airQuality', 'measurements', 'statistics', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
