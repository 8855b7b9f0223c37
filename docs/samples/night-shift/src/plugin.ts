import { definePage, defineScreen } from '@airshed/kit/define'
import { PANES } from './arrangement.ts'
import { manifest } from './manifest.ts'
import { params } from './params.ts'

/** A sample of a screen: what a night shift watches, in panes. */
export const plugin = defineScreen({
  manifest,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  pages: {
    main: definePage({
      params,
      panes: PANES,
      loadValidator: () => import('./params.ts?validator'),
      load: () => import('./NightShiftScreen.tsx'),
    }),
  },
})

export default plugin
