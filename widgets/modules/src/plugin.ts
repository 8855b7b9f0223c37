import { oneDeviceName } from '@airshed/kit'
import { defineWidget } from '@airshed/kit/define'
import { config } from './config.ts'
import { manifest } from './manifest.ts'
import { needs } from './needs.ts'
import { uiSchema } from './uiSchema.ts'

/** The sensors of one device and how they report. */
export const plugin = defineWidget({
  manifest,
  config,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  needs,
  defaultName: oneDeviceName,
  loadSummary: () => import('./summary.ts'),
  loadValidator: () => import('./config.ts?form-validator'),
  load: () => import('./ModulesWidget.tsx'),
})

export default plugin
