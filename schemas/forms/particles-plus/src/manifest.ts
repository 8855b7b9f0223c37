import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'airshed.particles-plus',
  type: 'ParticlesPlusForm',
  title: { en: 'Particle counter (Particles Plus)', es: 'Contador de partículas (Particles Plus)' },
  description: {
    en: 'The unit of particle readings.',
    es: 'La unidad en la que se informa de las partículas.',
  },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['particles-plus'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
