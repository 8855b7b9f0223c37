import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.invitations',
  title: { en: 'User invitations', es: 'Invitaciones de usuarios' },
  description: {
    en: 'Who was asked to join an organization, and what they answered',
    es: 'A quién se ha invitado a una organización y qué ha respondido',
  },
  pages: [
    {
      id: 'list',
      path: 'invitations',
      permission: 'read_users',
      layout: 'page',
      nav: {
        area: 'settings',
        group: 'management',
        order: 1,
        icon: 'new-person',
        badge: 'pending-invitations',
      },
    },
  ],
  permissions: ['read_users'],
  engines: { airshed: '^0.2.0' },
}
