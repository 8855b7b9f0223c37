import type { NodeFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: NodeFormManifest = {
  kind: 'device-form',
  id: 'airshed.the-things-stack',
  type: 'TheThingsStackForm',
  title: { en: 'Payload fields', es: 'Campos de la carga útil' },
  description: {
    en: 'What each field of the decoded payload measures, and in which unit. The server applies it; nothing is sent to the device.',
    es: 'Qué mide cada campo de la carga útil decodificada y en qué unidad llega. Lo aplica el servidor; al dispositivo no se le pide nada.',
  },
  subject: 'node',
  section: 'parameters',
  match: { types: ['LoRaWAN'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
