import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'airshed.sound-pro',
  type: 'SoundProForm',
  title: { en: 'Sound level meter (SoundPro)', es: 'Sonómetro (SoundPro)' },
  description: {
    en: 'Measurement mode, levels and length of a session.',
    es: 'Modo de medición, niveles y duración de la sesión.',
  },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['sound-pro'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
