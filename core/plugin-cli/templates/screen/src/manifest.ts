import type { ScreenManifest } from '@airshed/kit/define'
import { params } from './params.ts'

/** Page → the schema of its parameters. */
export const pages = { main: params }

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'new-publisher.new-plugin',
  title: { en: 'New plugin', es: 'Complemento nuevo' },
  description: {
    en: 'Devices by type and state, and the newest alerts.',
    es: 'Dispositivos por tipo y estado, y las alertas más recientes.',
  },
  pages: [
    {
      id: 'main',
      path: 'new-plugin',
      permission: 'read_devices',
      layout: 'page',
      nav: { group: 'monitoring', order: 50, icon: 'pulse' },
    },
  ],
  data: ['status', 'alerts'],
  permissions: ['read_devices'],
  capabilities: ['navigate'],
  engines: { airshed: '^0.2.0' },
}
