import { defineDeviceForm } from '@airshed/kit/define'
import { manifest } from './manifest.ts'
import { fromDevice, issuePath, toPayload } from './mapping.ts'
import { meaningText } from './meanings.ts'
import { presetText, withPreset } from './presets.ts'
import { schema } from './schema.ts'
import { seenFields } from './seenFields.ts'
import { uiSchema } from './uiSchema.ts'

/** The form that maps the payloads of devices of The Things Stack. */
export const plugin = defineDeviceForm({
  manifest,
  schema,
  uiSchema,
  messages: {
    en: async () => {
      const { default: own } = await import('./messages/en.json')
      return { default: { ...own, ...meaningText('name'), ...presetText() } }
    },
    es: async () => {
      const { default: own } = await import('./messages/es.json')
      return { default: { ...own, ...meaningText('nameEs'), ...presetText() } }
    },
  },
  fromDevice,
  toPayload,
  issuePath,
  choices: (device) => ({ field: seenFields(device) }),
  settle: (_, next) => withPreset(next),
  loadValidator: () => import('./schema.ts?form-validator'),
})

export default plugin
