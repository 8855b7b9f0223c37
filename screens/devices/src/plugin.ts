import { definePage, defineScreen } from '@airshed/kit/define'
import { params as adminParams } from './admin/params.ts'
import { params as claimParams } from './claim/params.ts'
import { params as newParams } from './edit/params.ts'
import { params as editParams } from './edit/tabs/params.ts'
import { params } from './list/params.ts'
import { manifest } from './manifest.ts'
import { PANES } from './monitor/arrangement.ts'
import { params as monitorParams } from './monitor/params.ts'

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
    monitor: definePage({
      params: monitorParams,
      widgets: ['ChartWidget', 'MapWidget'],
      panes: PANES,
      loadValidator: () => import('./monitor/params.ts?validator'),
      load: () => import('./monitor/MonitorPage.tsx'),
    }),
    create: definePage({
      params: newParams,
      loadValidator: () => import('./edit/params.ts?validator'),
      load: () => import('./create/CreateDevicePage.tsx'),
    }),
    edit: definePage({
      params: editParams,
      loadValidator: () => import('./edit/tabs/params.ts?validator'),
      load: () => import('./edit/EditDevicePage.tsx'),
    }),
    admin: definePage({
      params: adminParams,
      widgets: ['ChartWidget'],
      loadValidator: () => import('./admin/params.ts?validator'),
      load: () => import('./admin/AdminPage.tsx'),
    }),
  },
})

export default plugin
