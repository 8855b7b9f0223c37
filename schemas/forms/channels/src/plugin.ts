import { defineDeviceForm, sensorIssuePath } from '@airshed/kit/define'
import { manifest } from './manifest.ts'
import { fromDevice, toPayload } from './mapping.ts'
import { schema } from './schema.ts'
import { settle } from './settle.ts'
import { uiSchema } from './uiSchema.ts'

/** The settings form of sensors that measure on channels. */
export const plugin = defineDeviceForm({
  manifest,
  schema,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  fromDevice,
  toPayload,
  issuePath: sensorIssuePath,
  settle,
  loadValidator: () => import('./schema.ts?form-validator'),
})

export default plugin
