import { definePage, defineScreen } from '@airshed/kit/define'
import { params } from './list/params.ts'
import { manifest } from './manifest.ts'

export const plugin = defineScreen({
  manifest,
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
  },
  pages: {
    list: definePage({
      params,
      loadValidator: () => import('./list/params.ts?validator'),
      load: () => import('./list/CalibrationsPage.tsx'),
    }),
  },
})

export default plugin
