import type { NodeFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: NodeFormManifest = {
  kind: 'device-form',
  id: 'airshed.airgradient',
  type: 'AirGradientForm',
  title: {
    en: 'Display and calibration (AirGradient)',
    es: 'Pantalla y calibración (AirGradient)',
  },
  description: {
    en: 'Display, light bar and automatic calibration. The monitor fetches its settings about once a minute and never confirms them.',
    es: 'Pantalla, barra de luces y calibración automática. El monitor recoge sus ajustes aproximadamente una vez por minuto y nunca los confirma.',
  },
  subject: 'node',
  section: 'settings',
  match: { types: ['AirGradient', 'AirGradient Indoor'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
