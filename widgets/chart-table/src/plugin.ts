import { defineWidget } from '@airshed/kit/define'
import { config } from './config.ts'
import { defaultName } from './defaultName.ts'
import { manifest } from './manifest.ts'
import { migrations } from './migrations.ts'
import { needs } from './needs.ts'
import { summary } from './summary.ts'
import { uiSchema } from './uiSchema.ts'

/** The chart with a table: the parameters of one device as lines and as figures. */
export const plugin = defineWidget({
  manifest,
  config,
  uiSchema,
  migrations,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  needs,
  defaultName,
  summary,
  loadValidator: () => import('./config.ts?form-validator'),
  load: () => import('./ChartTableWidget.tsx'),
})

export default plugin
