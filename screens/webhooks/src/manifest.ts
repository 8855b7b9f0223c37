import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.webhooks',
  title: { en: 'Webhooks', es: 'Webhooks' },
  description: {
    en: 'Addresses to which the events of an organization are sent',
    es: 'Direcciones a las que se envían los eventos de una organización',
  },
  pages: [
    {
      id: 'list',
      path: 'webhooks',
      permission: 'manage_tokens',
      layout: 'page',
      nav: { area: 'settings', group: 'general', order: 1, icon: 'globe-network' },
    },
    { id: 'deliveries', path: 'webhooks/:id', permission: 'manage_tokens', layout: 'page' },
  ],
  permissions: ['manage_tokens'],
  engines: { airshed: '^0.2.0' },
}
