import type { ScreenManifest } from '@airshed/kit/define'

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'new-publisher.new-plugin',
  title: { en: 'New plugin', es: 'Complemento nuevo' },
  description: { en: 'New plugin', es: 'Complemento nuevo' },
  pages: [{ id: 'main', path: 'new-plugin', permission: 'read_devices', layout: 'page' }],
  permissions: ['read_devices'],
  engines: { airshed: '^0.2.0' },
}
