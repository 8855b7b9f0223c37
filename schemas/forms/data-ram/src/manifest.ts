import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'airshed.data-ram',
  type: 'DataRamForm',
  title: { en: 'Particle monitor (DataRAM)', es: 'Monitor de partículas (DataRAM)' },
  description: { en: 'Auto-zero and flow calibration.', es: 'Autocero y calibración de flujo.' },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['data-ram'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
