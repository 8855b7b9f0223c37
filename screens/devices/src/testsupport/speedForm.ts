import { defineDeviceForm, Type, type NodeFormManifest } from '@airshed/kit/define'
import { loadNoValidator, SAMPLE_FORM } from './sampleForm.ts'

const manifest: NodeFormManifest = {
  ...SAMPLE_FORM,
  id: 'sample.speed',
  type: 'SpeedForm',
  title: { en: 'Fan', es: 'Ventilador' },
  description: { en: 'The fan of the device', es: 'El ventilador del dispositivo' },
  subject: 'node',
  section: 'settings',
  match: { types: ['Thiamis-1000'] },
}

/** A settings form of a Thiamis with one number. */
export const speedForm = defineDeviceForm({
  manifest,
  schema: Type.Object({ fan: Type.Number({ unit: '%' }) }),
  uiSchema: {},
  messages: {
    en: () => Promise.resolve({ default: { 'config.fan': 'Fan speed' } }),
    es: () => Promise.resolve({ default: { 'config.fan': 'Velocidad' } }),
  },
  fromDevice: ({ settings }) => ({ fan: Number(settings?.['speed'] ?? 0) }),
  toPayload: ({ fan }) => ({ settings: { speed: fan } }),
  issuePath: (path) => path.replace('/settings/speed', '/fan'),
  settle: (_, next) => next,
  loadValidator: loadNoValidator,
})
