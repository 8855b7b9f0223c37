import { definePage, defineScreen } from '@airshed/kit/define'
import { params } from './create/params.ts'
import { manifest } from './manifest.ts'

export const plugin = defineScreen({
  manifest,
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
  },
  pages: {
    create: definePage({
      params,
      loadValidator: () => import('./create/params.ts?validator'),
      load: () => import('./create/NewOrganizationPage.tsx'),
    }),
  },
})

export default plugin
