import { definePage, defineScreen } from '@airshed/kit/define'
import { params as detailsParams } from './details/params.ts'
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
      load: () => import('./list/UsersPage.tsx'),
    }),
    details: definePage({
      params: detailsParams,
      loadValidator: () => import('./details/params.ts?validator'),
      load: () => import('./details/UserPage.tsx'),
    }),
  },
})

export default plugin
