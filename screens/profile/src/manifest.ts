import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.profile',
  title: { en: 'Profile', es: 'Perfil' },
  description: {
    en: 'Who you are, what you may do, and where you are signed in',
    es: 'Quién es usted, qué puede hacer y dónde tiene sesiones abiertas',
  },
  // Every signed-in user has a profile.
  pages: [{ id: 'profile', path: 'profile', permission: null, layout: 'page' }],
  permissions: [],
  engines: { airshed: '^0.2.0' },
}
