import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.users',
  title: { en: 'Users', es: 'Usuarios' },
  description: {
    en: 'Who belongs to an organization, with which role, and when they last signed in',
    es: 'Quién pertenece a una organización, con qué rol y cuándo entró por última vez',
  },
  pages: [
    {
      id: 'list',
      path: 'users',
      permission: 'read_users',
      layout: 'page',
      nav: { area: 'settings', group: 'management', order: 0, icon: 'people' },
    },
    {
      id: 'details',
      path: 'users/:id',
      title: { en: 'User', es: 'Usuario' },
      permission: 'read_users',
      layout: 'page',
    },
  ],
  permissions: ['read_users', 'manage_users'],
  engines: { airshed: '^0.2.0' },
}
