import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'
export { uiSchema } from './uiSchema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'new-publisher.new-plugin',
  type: 'NewPluginForm',
  title: { en: 'New plugin', es: 'Complemento nuevo' },
  description: {
    en: 'Measuring range, averaging period and alert of the sensor.',
    es: 'Rango de medida, periodo de promediado y alerta del sensor.',
  },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['new-plugin'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
