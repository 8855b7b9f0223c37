import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.devices-online',
  type: 'DevicesOnlineChartWidget',
  title: { en: 'Devices online', es: 'Dispositivos en línea' },
  description: {
    en: 'How many devices reported, hour by hour and by type.',
    es: 'Cuántos dispositivos informaron, hora a hora y por tipo.',
  },
  icon: 'timeline-bar-chart',
  category: 'fleet',
  configVersion: 1,
  size: { default: { w: 8, h: 4 }, min: { w: 4, h: 3 } },
  creatable: false,
  data: ['online', 'status'],
  permissions: ['read_devices'],
  capabilities: [],
  engines: { airshed: '^0.2.0' },
}
