import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.alerts',
  title: { en: 'Alerts', es: 'Alertas' },
  description: {
    en: 'What watches the readings of devices, and who hears of it',
    es: 'Qué vigila las lecturas de los dispositivos y quién recibe los avisos',
  },
  pages: [
    {
      id: 'list',
      path: 'alerts',
      permission: 'read_devices',
      layout: 'page',
      nav: { group: 'monitoring', order: 1, icon: 'notifications' },
    },
    {
      id: 'monitor',
      path: 'alerts/:id/monitor',
      title: { en: 'Alert monitor', es: 'Monitor de la alerta' },
      permission: 'read_devices',
      layout: 'page',
    },
  ],
  permissions: ['read_devices'],
  engines: { airshed: '^0.2.0' },
}
