import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.devices',
  title: { en: 'Devices', es: 'Dispositivos' },
  description: {
    en: 'Find, monitor, share, configure and deactivate the devices of the organization',
    es: 'Los dispositivos de la organización: búsqueda, vigilancia, uso compartido, configuración y desactivación',
  },
  pages: [
    {
      id: 'list',
      path: 'devices',
      permission: 'read_devices',
      layout: 'page',
      nav: { group: 'monitoring', order: 0, icon: 'satellite' },
    },
    {
      id: 'claim',
      path: 'devices/claim',
      title: { en: 'Claim devices', es: 'Registrar dispositivos' },
      permission: 'manage_devices',
      layout: 'page',
    },
    {
      id: 'monitor',
      path: 'devices/:id/monitor',
      title: { en: 'Device monitor', es: 'Monitor del dispositivo' },
      permission: 'read_devices',
      layout: 'page',
    },
    {
      id: 'create',
      path: 'devices/:id/create',
      title: { en: 'Set up device', es: 'Preparar dispositivo' },
      permission: 'manage_devices',
      layout: 'page',
    },
    {
      id: 'edit',
      path: 'devices/:id/edit',
      title: { en: 'Configure device', es: 'Configurar dispositivo' },
      permission: 'manage_devices',
      layout: 'page',
    },
    {
      id: 'admin',
      path: 'devices/:id/admin',
      title: { en: 'Device administration', es: 'Administración del dispositivo' },
      permission: 'manage_devices',
      layout: 'page',
    },
  ],
  data: ['measurements'],
  permissions: ['read_devices', 'manage_devices'],
  engines: { airshed: '^0.2.0' },
}
