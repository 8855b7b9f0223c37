import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.users',
  title: { en: 'Users', es: 'Users' },
  description: { en: 'Users', es: 'Users' },
  pages: [{ id: 'main', path: 'users', permission: 'read_devices', layout: 'page' }],
  permissions: ['read_devices'],
  engines: { airshed: '^0.2.0' },
}
