import { definePage, defineScreen } from '@airshed/kit/define'
import { params } from './create/params.ts'
import { params as edited } from './edit/params.ts'
import { params as listed } from './list/params.ts'
import { manifest } from './manifest.ts'

export const plugin = defineScreen({
  manifest,
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
  },
  pages: {
    list: definePage({
      params: listed,
      loadValidator: () => import('./list/params.ts?validator'),
      load: () => import('./list/OrganizationsPage.tsx'),
    }),
    create: definePage({
      params,
      loadValidator: () => import('./create/params.ts?validator'),
      load: () => import('./create/NewOrganizationPage.tsx'),
    }),
    edit: definePage({
      params: edited,
      loadValidator: () => import('./edit/params.ts?validator'),
      load: () => import('./edit/OrganizationPage.tsx'),
    }),
  },
})

export default plugin
