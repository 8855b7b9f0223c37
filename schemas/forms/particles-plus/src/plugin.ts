import { defineDeviceForm, sensorIssuePath, sensorPayload } from '@airshed/kit/define'
import { manifest } from './manifest.ts'
import { fromDevice } from './mapping.ts'
import { schema } from './schema.ts'
import { uiSchema } from './uiSchema.ts'

/** The settings form of the particles-plus particle counter. */
export const plugin = defineDeviceForm({
  manifest,
  schema,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  fromDevice,
  toPayload: sensorPayload,
  issuePath: sensorIssuePath,
  settle: (_, next) => next,
  loadValidator: () => import('./schema.ts?form-validator'),
})

export default plugin
