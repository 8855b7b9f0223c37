import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.total-devices-pie',
  type: 'TotalDevicesOnlinePieChartWidget',
  title: { en: 'Total devices', es: 'Total de dispositivos' },
  description: {
    en: 'All devices by state.',
    es: 'Todos los dispositivos por estado.',
  },
  icon: 'doughnut-chart',
  category: 'fleet',
  configVersion: 1,
  size: { default: { w: 4, h: 4 }, min: { w: 4, h: 3 } },
  creatable: false,
  data: ['status'],
  permissions: ['read_devices'],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
