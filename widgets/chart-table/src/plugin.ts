import { oneDeviceName } from '@airshed/kit'
import { defineWidget } from '@airshed/kit/define'
import { config } from './config.ts'
import { manifest } from './manifest.ts'
import { needs } from './needs.ts'
import { uiSchema } from './uiSchema.ts'

/** The chart with a table: the parameters of one device as lines and as figures. */
export const plugin = defineWidget({
  manifest,
  config,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  needs,
  defaultName: oneDeviceName,
  loadSummary: () => import('./summary.ts'),
  loadValidator: () => import('./config.ts?form-validator'),
  load: () => import('./ChartTableWidget.tsx'),
})

export default plugin
