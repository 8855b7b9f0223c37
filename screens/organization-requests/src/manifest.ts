import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.organization-requests',
  title: { en: 'Organization requests', es: 'Solicitudes de organización' },
  description: {
    en: 'Who asks for a new organization, and the answers of staff',
    es: 'Quién solicita una organización nueva y qué responde el personal',
  },
  pages: [
    {
      id: 'list',
      path: 'organization-requests',
      // Users without an organization hold no permission yet, and may request one.
      permission: null,
      layout: 'page',
      nav: {
        area: 'settings',
        group: 'management',
        order: 6,
        icon: 'form',
        visibleTo: 'access_context',
      },
    },
  ],
  permissions: [],
  engines: { airshed: '^0.2.0' },
}
