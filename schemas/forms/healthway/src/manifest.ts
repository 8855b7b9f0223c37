import type { NodeFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: NodeFormManifest = {
  kind: 'device-form',
  id: 'airshed.healthway',
  type: 'HealthwayForm',
  title: { en: 'Purifier (Healthway)', es: 'Purificador (Healthway)' },
  description: {
    en: 'Disinfecting filtration, fan speed, automation and schedule.',
    es: 'Filtración desinfectante, velocidad del ventilador, automatización y horario.',
  },
  subject: 'node',
  section: 'settings',
  match: { families: ['Healthway'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
