import { defineWidget } from '@airshed/kit/define'
import { config } from './config.ts'
import { manifest } from './manifest.ts'
import { needs } from './needs.ts'
import { uiSchema } from './uiSchema.ts'

/** The table of devices: the newest measurements of each, a column for each parameter. */
export const plugin = defineWidget({
  manifest,
  config,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  needs,
  loadSummary: () => import('./summary.ts'),
  loadValidator: () => import('./config.ts?form-validator'),
  load: () => import('./TableWidget.tsx'),
})

export default plugin
