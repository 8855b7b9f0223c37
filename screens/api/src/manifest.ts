import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.api',
  title: { en: 'API', es: 'API' },
  description: {
    en: 'Tokens with which programs call the server for an organization',
    es: 'Tokens con los que los programas llaman al servidor en nombre de una organización',
  },
  pages: [
    {
      id: 'list',
      path: 'api',
      permission: 'manage_tokens',
      layout: 'page',
      nav: { area: 'settings', group: 'general', order: 0, icon: 'key' },
    },
    {
      id: 'examples',
      path: 'api/examples',
      title: { en: 'Examples', es: 'Ejemplos' },
      permission: 'manage_tokens',
      layout: 'page',
    },
  ],
  permissions: ['manage_tokens'],
  engines: { airshed: '^0.2.0' },
}
