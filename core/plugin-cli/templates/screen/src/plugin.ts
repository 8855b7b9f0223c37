import { definePage, defineScreen } from '@airshed/kit/define'
import { manifest } from './manifest.ts'
import { params } from './params.ts'

/** Data first, the component last: it is loaded when the page is first opened. */
export const plugin = defineScreen({
  manifest,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  pages: {
    main: definePage({
      params,
      loadValidator: () => import('./params.ts?validator'),
      load: () => import('./NewPluginScreen.tsx'),
    }),
  },
})

export default plugin
