import type { SensorFormManifest } from '@airshed/kit/define'

export { schema } from './schema.ts'

export const manifest: SensorFormManifest = {
  kind: 'device-form',
  id: 'sample.ozone-monitor',
  type: 'OzoneMonitorForm',
  title: { en: 'Ozone monitor', es: 'Monitor de ozono' },
  description: {
    en: 'Averaging, flow, zero and span, lamp heater and data logging.',
    es: 'Promediado, caudal, cero y rango, calefactor de la lámpara y registro de datos.',
  },
  subject: 'sensor',
  section: 'sensors',
  match: { sensors: ['ozone-monitor'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
