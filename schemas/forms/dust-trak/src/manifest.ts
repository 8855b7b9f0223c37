import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'airshed.dust-trak',
  type: 'DustTrakForm',
  title: { en: 'Particle counter (DustTrak)', es: 'Contador de partículas (DustTrak)' },
  description: {
    en: 'Unit, profile, calibration, auto-zero and exposure alerts.',
    es: 'Unidad, perfil, calibración, autocero y alertas de exposición.',
  },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['dust-trak'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
