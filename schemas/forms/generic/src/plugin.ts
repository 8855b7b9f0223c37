import { defineDeviceForm } from '@airshed/kit/define'
import { manifest } from './manifest.ts'
import { fromDevice, toPayload } from './mapping.ts'
import { schema } from './schema.ts'
import { uiSchema } from './uiSchema.ts'

/** The settings form of sensors that have none of their own. */
export const plugin = defineDeviceForm({
  manifest,
  schema,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  fromDevice,
  toPayload,
  settle: (_, next) => next,
  loadValidator: () => import('./schema.ts?form-validator'),
})

export default plugin
