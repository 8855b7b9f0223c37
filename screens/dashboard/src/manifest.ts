import type { ScreenManifest } from '@airshed/kit/define'
import { widgetClip } from './widgets/widgetClip.ts'

export { params } from './params.ts'

/** Further validators that are compiled ahead of time. */
export const schemas = { widgetClip }

export const manifest: ScreenManifest = {
  kind: 'screen',
  id: 'airshed.dashboard',
  title: { en: 'Dashboard', es: 'Panel' },
  description: {
    en: 'One dashboard: its widgets over a range of time',
    es: 'Un panel: sus widgets en un intervalo de tiempo',
  },
  path: 'dashboards/:id',
  permission: 'read_reports',
  layout: 'page',
  permissions: ['read_reports'],
  engines: { airshed: '^0.1.0' },
}
