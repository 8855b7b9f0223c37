import { defineDeviceForm } from '@airshed/kit/define'
import { manifest } from './manifest.ts'
import { fromDevice, issuePath, toPayload } from './mapping.ts'
import { schema } from './schema.ts'
import { settle } from './settle.ts'
import { uiSchema } from './uiSchema.ts'

/** The settings form of Thiamis devices and their relatives. */
export const plugin = defineDeviceForm({
  manifest,
  schema,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  fromDevice,
  toPayload,
  issuePath,
  settle,
  loadValidator: () => import('./schema.ts?form-validator'),
})

export default plugin
