import { defineWidget } from '@airshed/kit/define'
import { config } from './config.ts'
import { manifest } from './manifest.ts'
import { needs } from './needs.ts'

/** The devices that reported, hour by hour and by type. */
export const plugin = defineWidget({
  manifest,
  config,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  needs,
  loadSummary: () => import('./summary.ts'),
  loadValidator: () => import('./config.ts?form-validator'),
  load: () => import('./DevicesOnlineWidget.tsx'),
})

export default plugin
