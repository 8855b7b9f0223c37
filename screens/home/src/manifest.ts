import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.home',
  title: { en: 'Home', es: 'Inicio' },
  description: { en: 'The fleet at a glance', es: 'La flota de un vistazo' },
  pages: [
    {
      id: 'main',
      path: 'home',
      permission: null,
      layout: 'page',
      nav: { group: 'main', order: 0, icon: 'home' },
    },
  ],
  permissions: [],
  engines: { airshed: '^0.2.0' },
}
