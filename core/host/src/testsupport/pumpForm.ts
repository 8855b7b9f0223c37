import {
  defineDeviceForm,
  type CompiledValidator,
  type DeviceFormDefinition,
} from '@airshed/contract'
import type { Sensor } from '@airshed/schemas'
import { Type } from 'typebox'

export interface PumpSettings {
  flow: number
}

const acceptAll: CompiledValidator = () => true

/** A pump of a device, with that flow. */
export const pump = (flow: number): Sensor => ({
  _id: 'N1.1.0.1',
  node_id: 'N1:0',
  name: 'pump',
  model: 'P1',
  vendor: 'Sample',
  sensor_type: 'pump',
  com_port: 1,
  com_type: 0,
  address: 1,
  enabled: 1,
  debug: 0,
  configuration: { flow },
})

/** A small device form for tests of the host, with the given changes. */
export function pumpForm(changes: Partial<DeviceFormDefinition<PumpSettings, 'sensor'>> = {}) {
  return defineDeviceForm({
    manifest: {
      kind: 'device-form',
      id: 'sample.pump',
      type: 'PumpForm',
      title: { en: 'Pump', es: 'Bomba' },
      description: { en: 'Flow of the pump' },
      subject: 'sensor',
      section: 'sensors',
      match: { sensors: ['pump'] },
      configVersion: 1,
      permissions: ['manage_devices'],
      engines: { airshed: '^0.2.0' },
    },
    schema: Type.Unsafe<PumpSettings>(Type.Object({ flow: Type.Number() })),
    uiSchema: {},
    messages: {
      en: () => Promise.resolve({ default: { 'config.flow': 'Flow' } }),
      es: () => Promise.resolve({ default: { 'config.flow': 'Caudal' } }),
    },
    fromDevice: ({ configuration }) => ({ flow: Number(configuration['flow'] ?? 1) }),
    toPayload: ({ flow }) => ({ configuration: { flow } }),
    issuePath: (path) => path.replace('/configuration', ''),
    settle: (_, next) => next,
    loadValidator: () => Promise.resolve({ default: acceptAll }),
    ...changes,
  })
}
