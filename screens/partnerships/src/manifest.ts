import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.partnerships',
  title: { en: 'Partnerships', es: 'Colaboraciones' },
  description: {
    en: 'Organizations that may share devices with each other',
    es: 'Organizaciones que pueden compartir dispositivos entre sí',
  },
  pages: [
    {
      id: 'list',
      path: 'partnerships',
      permission: 'read_organizations',
      layout: 'page',
      nav: { area: 'settings', group: 'management', order: 3, icon: 'exchange' },
    },
    {
      id: 'invitations',
      path: 'partnerships/invitations',
      title: { en: 'Partnership invitations', es: 'Invitaciones a colaborar' },
      permission: 'manage_organizations',
      layout: 'page',
    },
  ],
  permissions: ['read_organizations', 'manage_organizations'],
  engines: { airshed: '^0.2.0' },
}
