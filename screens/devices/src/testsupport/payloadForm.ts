import {
  defineDeviceForm,
  Type,
  type CompiledValidator,
  type NodeFormManifest,
} from '@airshed/kit/define'

const manifest: NodeFormManifest = {
  kind: 'device-form',
  id: 'sample.payload',
  type: 'PayloadForm',
  title: { en: 'Fields', es: 'Campos' },
  description: { en: 'The fields of the payload', es: 'Los campos de la carga útil' },
  subject: 'node',
  section: 'parameters',
  match: { types: ['LoRaWAN'] },
  configVersion: 1,
  permissions: ['manage_devices'],
  engines: { airshed: '^0.2.0' },
}
const acceptAll: CompiledValidator = () => true

/** A form that maps one field of the payload to the temperature. */
export const payloadForm = defineDeviceForm({
  manifest,
  schema: Type.Object({ field: Type.String() }),
  uiSchema: {},
  messages: {
    en: () => Promise.resolve({ default: { 'config.field': 'Temperature' } }),
    es: () => Promise.resolve({ default: { 'config.field': 'Temperatura' } }),
  },
  fromDevice: ({ payload_mapping: mapping }) => ({ field: mapping?.[0]?.field ?? '' }),
  toPayload: ({ field }) => ({ payload_mapping: [{ field, parameter: '128:1', unit: '°C' }] }),
  choices: ({ data_points: points = [] }) => ({ field: points.map(({ path }) => path) }),
  settle: (_, next) => next,
  loadValidator: () => Promise.resolve({ default: acceptAll }),
})
