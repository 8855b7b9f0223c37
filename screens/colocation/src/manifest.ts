import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.colocation',
  title: { en: 'Co-location study', es: 'Estudio de intercomparación' },
  description: {
    en: 'How well sensors agree with a reference beside them, and with one another',
    es: 'Cómo coinciden los sensores con una referencia contigua, y entre sí',
  },
  pages: [{ id: 'study', path: 'calibrations/study', permission: 'read_devices', layout: 'page' }],
  permissions: ['read_devices'],
  engines: { airshed: '^0.2.0' },
}
