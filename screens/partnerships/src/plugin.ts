import { definePage, defineScreen } from '@airshed/kit/define'
import { params as invitationParams } from './invitations/params.ts'
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
      load: () => import('./list/PartnershipsPage.tsx'),
    }),
    invitations: definePage({
      params: invitationParams,
      loadValidator: () => import('./invitations/params.ts?validator'),
      load: () => import('./invitations/InvitationsPage.tsx'),
    }),
  },
})

export default plugin
