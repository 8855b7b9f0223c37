import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'airshed.channels',
  type: 'ChannelsForm',
  title: { en: 'Channels', es: 'Canales' },
  description: {
    en: 'Name, unit and scale of each channel.',
    es: 'Nombre, unidad y escala de cada canal.',
  },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['adam', 'airmar', 'gx-6000', 'gm-460', 'ysi'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
