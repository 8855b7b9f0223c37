import { definePage, defineScreen } from '@airshed/kit/define'
import { params as claimParams } from './claim/params.ts'
import { params as editParams } from './edit/params.ts'
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
      load: () => import('./list/DevicesPage.tsx'),
    }),
    claim: definePage({
      params: claimParams,
      loadValidator: () => import('./claim/params.ts?validator'),
      load: () => import('./claim/ClaimPage.tsx'),
    }),
    edit: definePage({
      params: editParams,
      loadValidator: () => import('./edit/params.ts?validator'),
      load: () => import('./edit/EditDevicePage.tsx'),
    }),
  },
})

export default plugin
