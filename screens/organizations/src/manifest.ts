import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.organizations',
  title: { en: 'Organizations', es: 'Organizaciones' },
  description: {
    en: 'Organizations with their logos, addresses and devices: create, edit and lock them',
    es: 'Organizaciones con su logotipo, direcciones y dispositivos: nuevas, cambios, bloqueos',
  },
  // Users without an organization hold no permission yet: the pages themselves decide who may do what.
  pages: [
    {
      id: 'list',
      path: 'organizations',
      permission: null,
      layout: 'page',
      nav: { area: 'settings', group: 'management', order: 2, icon: 'office' },
    },
    {
      id: 'create',
      path: 'organizations/new',
      title: { en: 'New organization', es: 'Nueva organización' },
      permission: null,
      layout: 'page',
    },
    { id: 'edit', path: 'organizations/:id', permission: null, layout: 'page' },
  ],
  permissions: [],
  engines: { airshed: '^0.2.0' },
}
