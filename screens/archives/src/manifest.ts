import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.archives',
  title: { en: 'Archives', es: 'Archivos' },
  description: {
    en: 'Readings of devices in a period as files that can be downloaded and imported again',
    es: 'Lecturas de dispositivos en un periodo como archivos que se descargan y se importan de nuevo',
  },
  pages: [
    {
      id: 'list',
      path: 'archives',
      permission: 'read_devices',
      layout: 'page',
      nav: { group: 'general', order: 2, icon: 'archive' },
    },
  ],
  permissions: ['read_devices', 'manage_devices'],
  engines: { airshed: '^0.2.0' },
}
