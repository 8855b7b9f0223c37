import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.organizations',
  title: { en: 'New organization', es: 'Nueva organización' },
  description: {
    en: 'Creates an organization, on the way of a claim too',
    es: 'Crea una organización, también al registrar dispositivos',
  },
  // Whoever belongs to no organization holds no permission yet: the page itself says who may create one.
  pages: [{ id: 'create', path: 'organizations/new', permission: null, layout: 'page' }],
  permissions: [],
  engines: { airshed: '^0.2.0' },
}
