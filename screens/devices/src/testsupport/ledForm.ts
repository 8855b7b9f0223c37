import { defineDeviceForm, Type, type NodeFormManifest } from '@airshed/kit/define'
import { loadNoValidator, SAMPLE_FORM } from './sampleForm.ts'

const manifest: NodeFormManifest = {
  ...SAMPLE_FORM,
  id: 'sample.led',
  type: 'LedForm',
  title: { en: 'Light', es: 'Luz' },
  description: { en: 'The light of the device', es: 'La luz del dispositivo' },
  subject: 'node',
  section: 'settings',
  match: { types: ['Thiamis-1000'] },
}

/** A settings form of a Thiamis with one switch. */
export const ledForm = defineDeviceForm({
  manifest,
  schema: Type.Object({ isLit: Type.Boolean() }),
  uiSchema: {},
  messages: {
    en: () => Promise.resolve({ default: { 'config.isLit': 'Light on' } }),
    es: () => Promise.resolve({ default: { 'config.isLit': 'Luz encendida' } }),
  },
  fromDevice: ({ settings }) => ({ isLit: settings?.['enable_led'] === 1 }),
  toPayload: ({ isLit }) => ({ settings: { enable_led: isLit ? 1 : 0 } }),
  issuePath: (path) => path.replace('/settings/enable_led', '/isLit'),
  settle: (_, next) => next,
  loadValidator: loadNoValidator,
})
