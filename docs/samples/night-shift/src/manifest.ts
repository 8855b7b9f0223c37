import type { ScreenManifest } from '@airshed/kit/define'
import { params } from './params.ts'

/** Page → the schema of its parameters. */
export const pages = { main: params }

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'sample.night-shift',
  title: { en: 'Night shift', es: 'Turno de noche' },
  description: {
    en: 'What somebody on duty at night watches: alerts, devices, the worst air and its trend.',
    es: 'Lo que vigila quien está de guardia: alertas, dispositivos, el peor aire y su evolución.',
  },
  pages: [
    {
      id: 'main',
      path: 'night-shift',
      permission: 'read_devices',
      layout: 'page',
      nav: { group: 'monitoring', order: 90, icon: 'pulse' },
    },
  ],
  data: ['alerts', 'status', 'nodes', 'measurements'],
  capabilities: ['navigate'],
  permissions: ['read_devices'],
  engines: { airshed: '^0.2.0' },
}
