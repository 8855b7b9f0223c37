import { defineDeviceForm, Type, type NodeFormManifest } from '@airshed/kit/define'
import { loadNoValidator, SAMPLE_FORM } from './sampleForm.ts'

const manifest: NodeFormManifest = {
  ...SAMPLE_FORM,
  id: 'sample.payload',
  type: 'PayloadForm',
  title: { en: 'Fields', es: 'Campos' },
  description: { en: 'The fields of the payload', es: 'Los campos de la carga útil' },
  subject: 'node',
  section: 'parameters',
  match: { types: ['LoRaWAN'] },
}

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
  loadValidator: loadNoValidator,
})
