import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.dashboard',
  title: { en: 'Dashboard', es: 'Panel' },
  description: {
    en: 'One dashboard: its widgets over a range of time',
    es: 'Un panel: sus widgets en un intervalo de tiempo',
  },
  pages: [
    {
      id: 'main',
      path: 'dashboards/:id',
      permission: 'read_reports',
      layout: 'page',
    },
  ],
  permissions: ['read_reports'],
  engines: { airshed: '^0.2.0' },
}
