import { defineScreen } from '@airshed/kit/define'
import { manifest } from './manifest.ts'
import { params } from './params.ts'

/** Data first, the component last: it is loaded when somebody goes there. */
export const plugin = defineScreen({
  manifest,
  params,
  messages: { en: () => import('./messages/en.json'), es: () => import('./messages/es.json') },
  loadValidator: () => import('./params.ts?validator'),
  load: () => import('./NewPluginScreen.tsx'),
})

export default plugin
