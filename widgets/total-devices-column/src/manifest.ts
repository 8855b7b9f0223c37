import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.total-devices-column',
  type: 'TotalDevicesOnlineColumnChartWidget',
  title: { en: 'Total devices by type', es: 'Total de dispositivos por tipo' },
  description: {
    en: 'Devices of each type, by state.',
    es: 'Dispositivos de cada tipo, por estado.',
  },
  icon: 'stacked-chart',
  category: 'fleet',
  configVersion: 1,
  size: { default: { w: 4, h: 4 }, min: { w: 4, h: 3 } },
  creatable: false,
  data: ['status'],
  permissions: ['read_devices'],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
