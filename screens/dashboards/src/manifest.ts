import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.dashboards',
  title: { en: 'Dashboards', es: 'Paneles' },
  description: {
    en: 'All dashboards that you can read',
    es: 'Todos los paneles que se pueden leer',
  },
  pages: [
    {
      id: 'main',
      path: 'dashboards',
      permission: 'read_reports',
      layout: 'page',
      nav: { group: 'main', order: 1, icon: 'dashboard' },
    },
  ],
  permissions: ['read_reports'],
  engines: { airshed: '^0.2.0' },
}
