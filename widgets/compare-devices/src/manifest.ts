import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.compare-devices',
  type: 'CompareDevicesWidget',
  title: { en: 'Device comparison', es: 'Comparación de dispositivos' },
  description: {
    en: 'One parameter of several devices side by side.',
    es: 'Un parámetro de varios dispositivos, uno al lado del otro.',
  },
  icon: 'horizontal-bar-chart',
  category: 'measurements',
  configVersion: 1,
  size: { default: { w: 8, h: 4 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add device comparison', es: 'Añadir comparación de dispositivos' },
  data: ['measurements', 'statistics', 'nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
