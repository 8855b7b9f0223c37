import type { Permission } from '@airshed/schemas'

/** A page of the console that has no screen yet: links to it lead to an honest page. */
export interface PlannedRoute {
  path: string
  permission: Permission | null
}

/** A registered screen with the same path takes the place of its entry. */
export const PLANNED_ROUTES: readonly PlannedRoute[] = [
  { path: 'devices', permission: 'read_devices' },
  { path: 'devices/claim', permission: 'manage_devices' },
  { path: 'devices/:id/monitor', permission: 'read_devices' },
  { path: 'devices/:id/create', permission: 'manage_devices' },
  { path: 'devices/:id/admin', permission: 'manage_devices' },
  { path: 'devices/:id/edit', permission: 'manage_devices' },
  { path: 'certificates', permission: 'read_devices' },
  { path: 'certificates/create', permission: 'manage_devices' },
  { path: 'certificates/:id', permission: 'manage_devices' },
  { path: 'reports', permission: 'read_devices' },
  { path: 'reports/create', permission: 'read_devices' },
  { path: 'reports/:id', permission: 'read_devices' },
  { path: 'reports/:id/view', permission: 'manage_devices' },
  { path: 'alerts', permission: 'read_devices' },
  { path: 'alerts/create', permission: 'manage_devices' },
  { path: 'alerts/:id', permission: 'manage_devices' },
  { path: 'alerts/:id/monitor', permission: 'read_devices' },
  { path: 'calibrations', permission: 'manage_devices' },
  { path: 'noesis', permission: 'read_devices' },
  { path: 'noesis/:threadId', permission: 'read_devices' },
  { path: 'profile', permission: null },
  { path: 'users', permission: 'read_users' },
  { path: 'invitations', permission: 'read_users' },
  { path: 'api', permission: 'manage_tokens' },
  { path: 'webhooks', permission: 'manage_tokens' },
  { path: 'archives', permission: 'read_devices' },
  { path: 'partnerships', permission: 'read_organizations' },
  { path: 'organizations', permission: null },
  { path: 'organizations/new', permission: null },
  { path: 'organizations/:id', permission: null },
  { path: 'map', permission: 'read_devices' },
]
