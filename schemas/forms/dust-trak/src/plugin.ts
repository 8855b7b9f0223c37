import { defineDeviceForm } from '@airshed/kit/define'
import { manifest } from './manifest.ts'
import { choices, fromDevice, issuePath, toPayload } from './mapping.ts'
import { schema } from './schema.ts'
import { settle } from './settle.ts'
import { uiSchema } from './uiSchema.ts'

/** The settings form of the dust-trak particle counter. */
export const plugin = defineDeviceForm({
  manifest,
  schema,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  fromDevice,
  toPayload,
  issuePath,
  choices,
  settle,
  loadValidator: () => import('./schema.ts?form-validator'),
})

export default plugin
