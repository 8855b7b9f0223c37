import { defineWidget } from '@airshed/kit/define'
import { config } from './config.ts'
import { manifest } from './manifest.ts'
import { needs } from './needs.ts'
import { uiSchema } from './uiSchema.ts'

/** Time variation: the usual course of a parameter over the day, the week and the year. */
export const plugin = defineWidget({
  manifest,
  config,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  needs,
  loadSummary: () => import('./summary.ts'),
  loadValidator: () => import('./config.ts?form-validator'),
  load: () => import('./TimeVariationWidget.tsx'),
})

export default plugin
