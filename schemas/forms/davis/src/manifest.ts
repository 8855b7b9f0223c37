import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'airshed.davis',
  type: 'DavisForm',
  title: { en: 'Weather station (Davis)', es: 'Estación meteorológica (Davis)' },
  description: {
    en: 'The units of weather readings.',
    es: 'Las unidades en las que se informa del tiempo.',
  },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['davis'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
