import { defineScreen } from '@airshed/kit/define'
import { PANES } from './arrangement.ts'
import { manifest } from './manifest.ts'
import { params } from './params.ts'

/** A sample of a screen: what a night shift watches, in panes. */
export const plugin = defineScreen({
  manifest,
  params,
  panes: PANES,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  loadValidator: () => import('./params.ts?validator'),
  load: () => import('./NightShiftScreen.tsx'),
})

export default plugin
