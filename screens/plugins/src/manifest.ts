import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.plugins',
  title: { en: 'Plugins', es: 'Complementos' },
  description: {
    en: 'What was installed, what it may do, and who decided',
    es: 'Qué se ha instalado, qué puede hacer y quién lo decidió',
  },
  pages: [
    {
      id: 'main',
      path: 'plugins',
      permission: 'manage_organizations',
      layout: 'page',
      nav: { area: 'settings', group: 'general', order: 3, icon: 'cubes' },
    },
    {
      id: 'find',
      path: 'plugins/find',
      title: { en: 'Find plugins', es: 'Buscar complementos' },
      permission: 'manage_organizations',
      layout: 'page',
    },
  ],
  permissions: ['manage_organizations'],
  engines: { airshed: '^0.2.0' },
}
