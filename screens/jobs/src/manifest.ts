import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.jobs',
  title: { en: 'Jobs', es: 'Tareas' },
  description: {
    en: 'The work that the server does in the background, and what failed',
    es: 'El trabajo que el servidor hace en segundo plano y lo que ha fallado de él',
  },
  pages: [
    {
      id: 'list',
      path: 'jobs',
      permission: 'admin_devices',
      layout: 'page',
      nav: { area: 'settings', group: 'admin', order: 1, icon: 'timeline-events' },
    },
  ],
  permissions: ['admin_devices'],
  engines: { airshed: '^0.2.0' },
}
