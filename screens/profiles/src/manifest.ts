import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.profiles',
  title: { en: 'Air quality profiles', es: 'Perfiles de calidad del aire' },
  description: {
    en: 'The standard by which the air at each device is judged',
    es: 'Con qué norma se juzga el aire de cada dispositivo',
  },
  pages: [
    {
      id: 'list',
      path: 'profiles',
      permission: 'read_devices',
      layout: 'page',
      nav: { area: 'settings', group: 'management', order: 7, icon: 'endorsed' },
    },
  ],
  permissions: ['read_devices'],
  engines: { airshed: '^0.2.0' },
}
