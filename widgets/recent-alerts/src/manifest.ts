import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.recent-alerts',
  type: 'RecentAlertsWidget',
  title: { en: 'Recent alerts', es: 'Alertas recientes' },
  description: {
    en: 'Alerts, the most recently triggered first.',
    es: 'Alertas, primero la que se activó por última vez.',
  },
  icon: 'notifications',
  category: 'alerts',
  configVersion: 1,
  size: { default: { w: 8, h: 4 }, min: { w: 4, h: 3 } },
  creatable: false,
  data: ['alerts'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
