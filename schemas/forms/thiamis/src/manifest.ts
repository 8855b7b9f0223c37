import type { NodeFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: NodeFormManifest = {
  kind: 'device-form',
  id: 'airshed.thiamis',
  type: 'ThiamisForm',
  title: { en: 'Light and measurements (Thiamis)', es: 'Luz y mediciones (Thiamis)' },
  description: {
    en: 'Status light, what the device measures by itself, and units of particle counts and VOC.',
    es: 'Luz de estado, lo que mide el propio dispositivo y unidades de los recuentos de partículas y de los COV.',
  },
  subject: 'node',
  section: 'settings',
  match: {
    types: ['Thiamis-1000', 'Thiamis-X', 'Aethair IAQ', 'Aethair IAQ 2', 'Aethair Pro', 'Driq'],
  },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
