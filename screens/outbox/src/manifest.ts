import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.outbox',
  title: { en: 'Outbox', es: 'Bandeja de salida' },
  description: {
    en: 'The messages that the server sent, has waiting, gave up on or keeps',
    es: 'Los mensajes que el servidor envió, va a enviar, no pudo enviar o conserva',
  },
  pages: [
    {
      id: 'list',
      path: 'outbox',
      permission: 'manage_organizations',
      layout: 'page',
      nav: { area: 'settings', group: 'general', order: 4, icon: 'export' },
    },
  ],
  permissions: ['manage_organizations'],
  engines: { airshed: '^0.2.0' },
}
