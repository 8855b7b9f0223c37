import { Type } from 'typebox'
import { Id } from '../common.ts'
import {
  Dashboard,
  DashboardCreate,
  DashboardPage,
  DashboardQuery,
  DashboardRangeOrNull,
  DashboardStar,
  DashboardUpdate,
} from '../dashboard.ts'
import {
  DashboardRestore,
  DashboardVersionDetail,
  DashboardVersionPage,
  DashboardVersionQuery,
} from '../dashboardVersion.ts'
import { Widget, WidgetDraft } from '../widget.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

/** Largest version that the store's column holds. */
const VERSION_MAX = 2 ** 31 - 1
const ByVersion = Type.Object(
  { id: Id, version: Type.Integer({ minimum: 1, maximum: VERSION_MAX }) },
  { additionalProperties: false },
)
const ByWidget = Type.Object(
  { id: Id, widgetId: Widget.properties.id },
  { additionalProperties: false },
)

const reading = { row: 'dashboards', read: 'read_reports' } as const
/** Users who read the reports of its organization may change a dashboard that they can see. */
const writing = { row: 'dashboards', read: 'read_reports', change: 'read_reports' } as const

export const listDashboards = defineCall({
  method: 'GET',
  path: '/dashboards',
  entity: 'dashboards',
  summary: 'Dashboards, starred ones first unless the query says otherwise',
  query: DashboardQuery,
  answer: DashboardPage,
  tokens: 'all_devices',
  access: { list: 'dashboards', permission: 'read_reports' },
})

export const createDashboard = defineCall({
  method: 'POST',
  path: '/dashboards',
  entity: 'dashboards',
  summary: 'Create a personal dashboard',
  body: DashboardCreate,
  answer: Dashboard,
  status: 201,
  tokens: 'all_devices',
  access: { in: 'body', permission: 'read_reports' },
  audit: 'dashboard.created',
  changes: ['dashboards'],
})

export const getDashboard = defineCall({
  method: 'GET',
  path: '/dashboards/:id',
  entity: 'dashboards',
  summary: 'One dashboard',
  params: ById,
  answer: Dashboard,
  tokens: 'all_devices',
  access: reading,
})

export const updateDashboard = defineCall({
  method: 'PUT',
  path: '/dashboards/:id',
  entity: 'dashboards',
  summary: 'Change a dashboard; with `version`, only if nobody else has changed it in the meantime',
  params: ById,
  body: DashboardUpdate,
  answer: Dashboard,
  tokens: 'all_devices',
  access: writing,
  audit: 'dashboard.changed',
  changes: ['dashboards'],
})

export const deleteDashboard = defineCall({
  method: 'DELETE',
  path: '/dashboards/:id',
  entity: 'dashboards',
  summary: 'Delete a dashboard',
  params: ById,
  answer: Nothing,
  tokens: 'all_devices',
  access: writing,
  audit: 'dashboard.deleted',
  changes: ['dashboards'],
})

export const cloneDashboard = defineCall({
  method: 'POST',
  path: '/dashboards/:id/clone',
  entity: 'dashboards',
  summary: 'Make a personal copy',
  params: ById,
  answer: Dashboard,
  status: 201,
  tokens: 'all_devices',
  access: reading,
  audit: 'dashboard.created',
  changes: ['dashboards'],
})

export const shareDashboard = defineCall({
  method: 'PUT',
  path: '/dashboards/:id/share/:orgId',
  entity: 'dashboards',
  summary: 'Make a shared copy in another organization, named by id or external_id',
  params: Type.Object({ id: Id, orgId: Id }, { additionalProperties: false }),
  answer: Dashboard,
  tokens: 'all_devices',
  access: { row: 'dashboards', read: 'read_reports', change: 'manage_reports' },
  audit: 'dashboard.shared',
  changes: ['dashboards'],
})

export const starDashboard = defineCall({
  method: 'PUT',
  path: '/dashboards/:id/star',
  entity: 'dashboards',
  summary: 'Set or remove the caller’s star',
  params: ById,
  body: DashboardStar,
  answer: Dashboard,
  access: reading,
  whileLocked: true,
  audit: { whileActing: 'dashboard.starred' },
  changes: ['dashboards'],
})

export const setDashboardRange = defineCall({
  method: 'PUT',
  path: '/dashboards/:id/range',
  entity: 'dashboards',
  summary: 'Set the range that a dashboard opens with; null restores the default',
  params: ById,
  body: DashboardRangeOrNull,
  answer: Dashboard,
  tokens: 'all_devices',
  access: writing,
  audit: 'dashboard.changed',
  changes: ['dashboards'],
})

export const addWidget = defineCall({
  method: 'POST',
  path: '/dashboards/:id/widgets',
  entity: 'dashboards',
  summary: 'Add a widget; without a layout at the first free place',
  params: ById,
  body: WidgetDraft,
  answer: Dashboard,
  status: 201,
  tokens: 'all_devices',
  access: writing,
  audit: 'dashboard.changed',
  changes: ['dashboards'],
})

export const replaceWidget = defineCall({
  method: 'PUT',
  path: '/dashboards/:id/widgets/:widgetId',
  entity: 'dashboards',
  summary: 'Replace a widget; without a layout it stays where it is',
  params: ByWidget,
  body: WidgetDraft,
  answer: Dashboard,
  tokens: 'all_devices',
  access: writing,
  audit: 'dashboard.changed',
  changes: ['dashboards'],
})

export const removeWidget = defineCall({
  method: 'DELETE',
  path: '/dashboards/:id/widgets/:widgetId',
  entity: 'dashboards',
  summary: 'Remove a widget',
  params: ByWidget,
  answer: Dashboard,
  tokens: 'all_devices',
  access: writing,
  audit: 'dashboard.changed',
  changes: ['dashboards'],
})

export const listDashboardVersions = defineCall({
  method: 'GET',
  path: '/dashboards/:id/versions',
  entity: 'dashboards',
  summary: 'Versions of a dashboard, newest first, without their documents',
  params: ById,
  query: DashboardVersionQuery,
  answer: DashboardVersionPage,
  tokens: 'all_devices',
  access: reading,
})

export const getDashboardVersion = defineCall({
  method: 'GET',
  path: '/dashboards/:id/versions/:version',
  entity: 'dashboards',
  summary: 'One version of a dashboard with its document',
  params: ByVersion,
  answer: DashboardVersionDetail,
  tokens: 'all_devices',
  access: reading,
})

export const restoreDashboardVersion = defineCall({
  method: 'POST',
  path: '/dashboards/:id/versions/:version/restore',
  entity: 'dashboards',
  summary: 'Make an old version the newest one, if nobody else has saved in the meantime',
  params: ByVersion,
  body: DashboardRestore,
  answer: Dashboard,
  tokens: 'all_devices',
  access: writing,
  audit: 'dashboard.restored',
  changes: ['dashboards'],
})
