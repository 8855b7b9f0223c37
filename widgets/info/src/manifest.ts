import type { WidgetManifest } from '@airshed/kit/define'

export { config } from './config.ts'

export const manifest: WidgetManifest = {
  kind: 'widget',
  id: 'airshed.info',
  type: 'InfoWidget',
  title: { en: 'Device information', es: 'Información del dispositivo' },
  description: {
    en: 'What is known about a device: state, place, time, sensors and profile.',
    es: 'Lo que se sabe de un dispositivo: estado, lugar, hora, sensores y perfil.',
  },
  icon: 'info-sign',
  category: 'fleet',
  configVersion: 1,
  size: { default: { w: 4, h: 4 }, min: { w: 4, h: 3 } },
  creatable: true,
  createTitle: { en: 'Add device information', es: 'Añadir información del dispositivo' },
  data: ['nodes'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
