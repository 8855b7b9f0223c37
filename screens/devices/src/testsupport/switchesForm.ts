import { defineDeviceForm, Type, type NodeFormManifest } from '@airshed/kit/define'
import { loadNoValidator, SAMPLE_FORM } from './sampleForm.ts'

const manifest: NodeFormManifest = {
  ...SAMPLE_FORM,
  id: 'sample.switches',
  type: 'SwitchesForm',
  title: { en: 'Device', es: 'Dispositivo' },
  description: { en: 'Short and long settings', es: 'Ajustes cortos y largos' },
  subject: 'node',
  section: 'settings',
  match: { types: ['Thiamis-1000', 'Purifier'] },
}
const MESSAGES = {
  'config.light': 'Light',
  'config.gps': 'GPS',
  'config.counts': 'Particle counts',
  'config.unit': 'Unit',
  'config.note': 'Note',
}

/** A settings form with two switches, two selects and a text, all of which are known. */
export const switchesForm = defineDeviceForm({
  manifest,
  schema: Type.Object({
    light: Type.Boolean(),
    gps: Type.Boolean(),
    counts: Type.Enum(['none', 'all'], { type: 'string' }),
    unit: Type.Enum(['ppb', 'ppm'], { type: 'string' }),
    note: Type.String(),
  }),
  uiSchema: { counts: { 'ui:widget': 'select' }, unit: { 'ui:widget': 'select' } },
  messages: {
    en: () => Promise.resolve({ default: MESSAGES }),
    es: () => Promise.resolve({ default: MESSAGES }),
  },
  fromDevice: () => ({
    light: true,
    gps: false,
    counts: 'none' as const,
    unit: 'ppb' as const,
    note: 'By the water',
  }),
  toPayload: () => ({ settings: {} }),
  issuePath: (path) => path.replace('/settings', ''),
  settle: (_, next) => next,
  loadValidator: loadNoValidator,
})
