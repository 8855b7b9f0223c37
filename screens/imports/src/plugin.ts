import { definePage, defineScreen } from '@airshed/kit/define'
import { params as importParams } from './edit/params.ts'
import { params as listParams } from './list/params.ts'
import { manifest } from './manifest.ts'
import { params as newParams } from './upload/params.ts'

export const plugin = defineScreen({
  manifest,
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
  },
  pages: {
    list: definePage({
      params: listParams,
      loadValidator: () => import('./list/params.ts?validator'),
      load: () => import('./list/ImportsPage.tsx'),
    }),
    new: definePage({
      params: newParams,
      loadValidator: () => import('./upload/params.ts?validator'),
      load: () => import('./upload/NewImportPage.tsx'),
    }),
    import: definePage({
      params: importParams,
      loadValidator: () => import('./edit/params.ts?validator'),
      load: () => import('./edit/ImportPage.tsx'),
    }),
  },
})

export default plugin
