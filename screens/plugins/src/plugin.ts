import { definePage, defineScreen } from '@airshed/kit/define'
import { params as findParams } from './find/params.ts'
import { manifest } from './manifest.ts'
import { params } from './params.ts'

export const plugin = defineScreen({
  manifest,
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
  },
  pages: {
    main: definePage({
      params,
      loadValidator: () => import('./params.ts?validator'),
      load: () => import('./PluginsScreen.tsx'),
    }),
    find: definePage({
      params: findParams,
      loadValidator: () => import('./find/params.ts?validator'),
      load: () => import('./find/FindPluginsScreen.tsx'),
    }),
  },
})

export default plugin
