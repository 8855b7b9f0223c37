import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.ingest-keys',
  title: { en: 'Ingest keys', es: 'Claves de envío' },
  description: {
    en: 'Keys with which devices send their readings for an organization',
    es: 'Claves con las que los dispositivos envían sus lecturas a una organización',
  },
  pages: [
    {
      id: 'list',
      path: 'ingest-keys',
      permission: 'manage_devices',
      layout: 'page',
      nav: { area: 'settings', group: 'management', order: 5, icon: 'import' },
    },
  ],
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
