import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'airshed.generic',
  type: 'GenericForm',
  title: { en: 'Sensor', es: 'Sensor' },
  description: {
    en: 'Whether the sensor measures, and whether it writes a log.',
    es: 'Si el sensor mide y si escribe un registro.',
  },
  subject: 'sensor',
  section: 'sensors',
  // Devices of every family, regardless of the driver: any form that names a driver is more specific.
  match: { families: ['Airthinx', 'Healthway', 'other'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
