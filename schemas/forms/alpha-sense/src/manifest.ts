import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'airshed.alpha-sense',
  type: 'AlphaSenseForm',
  title: { en: 'Particle sensor (Alphasense)', es: 'Sensor de partículas (Alphasense)' },
  description: {
    en: 'Particle mass exposure alerts, and the pause after one.',
    es: 'Alertas de exposición a la masa de partículas y la pausa tras una.',
  },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['alpha-sense'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
