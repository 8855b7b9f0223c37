import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.alerts',
  title: { en: 'Alerts', es: 'Alertas' },
  description: {
    en: 'What watches the readings of devices, and who is notified',
    es: 'Qué vigila las lecturas de los dispositivos y quién recibe los avisos',
  },
  pages: [
    {
      id: 'list',
      path: 'alerts',
      permission: 'read_devices',
      layout: 'page',
      nav: { group: 'monitoring', order: 1, icon: 'notifications' },
    },
    {
      id: 'create',
      path: 'alerts/create',
      title: { en: 'New alert', es: 'Nueva alerta' },
      permission: 'manage_devices',
      layout: 'page',
    },
    {
      id: 'channels',
      path: 'alerts/channels',
      title: { en: 'Notification channels', es: 'Canales de notificación' },
      permission: 'read_devices',
      layout: 'page',
    },
    {
      id: 'templates',
      path: 'alerts/templates',
      title: { en: 'Alert templates', es: 'Plantillas de alerta' },
      permission: 'read_devices',
      layout: 'page',
    },
    {
      id: 'create-template',
      path: 'alerts/templates/create',
      title: { en: 'New alert template', es: 'Nueva plantilla de alerta' },
      permission: 'manage_devices',
      layout: 'page',
    },
    {
      id: 'edit-template',
      path: 'alerts/templates/:id',
      title: { en: 'Edit alert template', es: 'Editar plantilla de alerta' },
      permission: 'manage_devices',
      layout: 'page',
    },
    {
      id: 'maintenance',
      path: 'alerts/maintenance',
      title: { en: 'Maintenance windows', es: 'Ventanas de mantenimiento' },
      permission: 'read_devices',
      layout: 'page',
    },
    {
      id: 'edit',
      path: 'alerts/:id',
      title: { en: 'Edit alert', es: 'Editar alerta' },
      permission: 'manage_devices',
      layout: 'page',
    },
    {
      id: 'monitor',
      path: 'alerts/:id/monitor',
      title: { en: 'Alert monitor', es: 'Monitor de la alerta' },
      permission: 'read_devices',
      layout: 'page',
    },
  ],
  data: ['measurements'],
  permissions: ['read_devices', 'manage_devices'],
  engines: { airshed: '^0.2.0' },
}
