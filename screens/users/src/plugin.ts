import { definePage, defineScreen } from '@airshed/kit/define'
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
      load: () => import('./UsersPage.tsx'),
    }),
  },
})

export default plugin
