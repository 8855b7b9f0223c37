import type { ScreenManifest } from '@airshed/kit/define'

export { params } from './params.ts'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.home',
  title: { en: 'Home', es: 'Inicio' },
  description: { en: 'The fleet at a glance', es: 'La flota de un vistazo' },
  path: 'home',
  permission: null,
  layout: 'page',
  nav: { group: 'main', order: 0, icon: 'home', title: { en: 'Home', es: 'Inicio' } },
  permissions: [],
  engines: { airshed: '^0.2.0' },
}
