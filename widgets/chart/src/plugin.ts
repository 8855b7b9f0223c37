import { defineWidget } from '@airshed/kit/define'
import { config } from './config.ts'
import { defaultName } from './defaultName.ts'
import { manifest } from './manifest.ts'
import { needs } from './needs.ts'
import { uiSchema } from './uiSchema.ts'

/** The chart widget: up to three data points of any devices over the range of the page. */
export const plugin = defineWidget({
  manifest,
  config,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  needs,
  defaultName,
  loadSummary: () => import('./summary.ts'),
  loadValidator: () => import('./config.ts?form-validator'),
  load: () => import('./ChartWidget.tsx'),
})

export default plugin
