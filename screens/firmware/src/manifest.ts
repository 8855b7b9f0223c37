import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.firmware',
  title: { en: 'Firmware', es: 'Firmware' },
  description: {
    en: 'Signed firmware images, and how they reach devices in waves',
    es: 'Imágenes de firmware firmadas y cómo llegan a los dispositivos por oleadas',
  },
  pages: [
    {
      id: 'list',
      path: 'firmware',
      permission: 'admin_devices',
      layout: 'page',
      nav: { group: 'admin', order: 1, icon: 'cloud-download' },
    },
    {
      id: 'rollouts',
      path: 'firmware/rollouts',
      title: { en: 'Firmware rollouts', es: 'Despliegues de firmware' },
      permission: 'admin_devices',
      layout: 'page',
    },
    {
      id: 'rollout',
      path: 'firmware/rollouts/:id',
      title: { en: 'Firmware rollout', es: 'Despliegue de firmware' },
      permission: 'admin_devices',
      layout: 'page',
    },
  ],
  permissions: ['admin_devices'],
  engines: { airshed: '^0.2.0' },
}
