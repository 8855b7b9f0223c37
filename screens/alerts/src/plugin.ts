import { definePage, defineScreen } from '@airshed/kit/define'
import { params as channelsParams } from './channels/params.ts'
import { params as createParams } from './edit/createParams.ts'
import { params as createTemplateParams } from './edit/createTemplateParams.ts'
import { params as editParams } from './edit/editParams.ts'
import { params } from './list/params.ts'
import { params as maintenanceParams } from './maintenance/params.ts'
import { manifest } from './manifest.ts'
import { params as monitorParams } from './monitor/params.ts'
import { params as templatesParams } from './templates/params.ts'

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
      load: () => import('./list/AlertsPage.tsx'),
    }),
    create: definePage({
      params: createParams,
      loadValidator: () => import('./edit/createParams.ts?validator'),
      load: () => import('./edit/CreateAlertPage.tsx'),
    }),
    channels: definePage({
      params: channelsParams,
      loadValidator: () => import('./channels/params.ts?validator'),
      load: () => import('./channels/ChannelsPage.tsx'),
    }),
    templates: definePage({
      params: templatesParams,
      loadValidator: () => import('./templates/params.ts?validator'),
      load: () => import('./templates/TemplatesPage.tsx'),
    }),
    'create-template': definePage({
      params: createTemplateParams,
      loadValidator: () => import('./edit/createTemplateParams.ts?validator'),
      load: () => import('./edit/CreateTemplatePage.tsx'),
    }),
    'edit-template': definePage({
      params: editParams,
      loadValidator: () => import('./edit/editParams.ts?validator'),
      load: () => import('./edit/EditTemplatePage.tsx'),
    }),
    maintenance: definePage({
      params: maintenanceParams,
      loadValidator: () => import('./maintenance/params.ts?validator'),
      load: () => import('./maintenance/MaintenancePage.tsx'),
    }),
    edit: definePage({
      params: editParams,
      loadValidator: () => import('./edit/editParams.ts?validator'),
      load: () => import('./edit/EditAlertPage.tsx'),
    }),
    monitor: definePage({
      params: monitorParams,
      loadValidator: () => import('./monitor/params.ts?validator'),
      load: () => import('./monitor/MonitorPage.tsx'),
    }),
  },
})

export default plugin
