import { defineWidget } from '@airshed/kit/define'
import { config } from './config.ts'
import { manifest } from './manifest.ts'
import { nameOf } from './nameOf.ts'
import { needs } from './needs.ts'
import { uiSchema } from './uiSchema.ts'

/** The air quality index of devices: number, grade, responsible pollutant, and what they are based on. */
export const plugin = defineWidget({
  manifest,
  config,
  uiSchema,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  needs,
  defaultName: nameOf,
  loadSummary: () => import('./summary.ts'),
  loadValidator: () => import('./config.ts?form-validator'),
  load: () => import('./AirQualityIndexWidget.tsx'),
})

export default plugin
