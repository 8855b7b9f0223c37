import { pagesOf, type ScreenDefinition } from '@airshed/contract'
import { expect, it } from 'vitest'
import { BUILT_IN_PLUGINS } from '@airshed/plugins'
import { PLANNED_ROUTES } from './plannedRoutes.ts'

const pages = pagesOf(
  BUILT_IN_PLUGINS.filter(
    (plugin): plugin is ScreenDefinition => plugin.manifest.kind === 'screen',
  ),
).map(({ page }) => page)
const permissionsByPath = Object.fromEntries(
  [...pages, ...PLANNED_ROUTES].map(({ path, permission }) => [path, permission]),
)

it('drops a planned route once its screen exists', () => {
  const taken = pages.map(({ path }) => path)
  expect(PLANNED_ROUTES.map(({ path }) => path).filter((path) => taken.includes(path))).toEqual([])
})

it('requires of every address what the console’s table of routes states', () => {
  expect(permissionsByPath).toMatchObject({
    home: null,
    dashboards: 'read_reports',
    'dashboards/:id': 'read_reports',
    devices: 'read_devices',
    'devices/claim': 'manage_devices',
    'devices/:id/monitor': 'read_devices',
    'devices/:id/create': 'manage_devices',
    'devices/:id/admin': 'manage_devices',
    'devices/:id/edit': 'manage_devices',
    certificates: 'read_devices',
    'certificates/create': 'manage_devices',
    'certificates/:id': 'manage_devices',
    reports: 'read_devices',
    'reports/create': 'read_devices',
    'reports/:id': 'read_devices',
    'reports/:id/view': 'manage_devices',
    alerts: 'read_devices',
    'alerts/:id/monitor': 'read_devices',
    'alerts/create': 'manage_devices',
    'alerts/:id': 'manage_devices',
    calibrations: 'manage_devices',
    noesis: 'read_devices',
    'noesis/:threadId': 'read_devices',
    profile: null,
    users: 'read_users',
    invitations: 'read_users',
    api: 'manage_tokens',
    webhooks: 'manage_tokens',
    'webhooks/:id': 'manage_tokens',
    archives: 'read_devices',
    partnerships: 'read_organizations',
    organizations: null,
    'organizations/new': null,
    'organizations/:id': null,
    map: 'read_devices',
  })
})
