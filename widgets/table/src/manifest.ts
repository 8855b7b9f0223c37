import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.table',
  type: 'TableWidget',
  title: { en: 'Device table', es: 'Tabla de dispositivos' },
  description: {
    en: 'The latest values of many devices, a column for each parameter.',
    es: 'Los últimos valores de muchos dispositivos, una columna por parámetro.',
  },
  icon: 'th',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 12, h: 5 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add device table', es: 'Añadir tabla de dispositivos' },
  data: ['measurements', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
