import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.calibrations',
  title: { en: 'Calibrations', es: 'Calibraciones' },
  description: {
    en: 'How devices compare with reference devices, and runs that compare them',
    es: 'Cómo se comparan los dispositivos con los de referencia, y las comparaciones',
  },
  pages: [
    {
      id: 'list',
      path: 'calibrations',
      permission: 'manage_devices',
      layout: 'page',
      nav: { group: 'admin', order: 0, icon: 'wrench', visibleTo: 'access_context' },
    },
  ],
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
