import { Type, type Static } from 'typebox'
import { Words } from './common.ts'

/** Every permission, by wire name. A user holds each one per organization. */
export const PERMISSIONS = [
  'manage_devices',
  'admin_devices',
  'manage_organizations',
  'manage_reports',
  'manage_tokens',
  'manage_users',
  'read_devices',
  'read_organizations',
  'create_organization',
  'read_reports',
  'read_users',
  'access_context',
] as const
/** What a user may do in an organization. */
export const Permission = Words(PERMISSIONS)
export type Permission = Static<typeof Permission>

export const ROLES = ['owner', 'manager', 'user', 'support', 'partner', 'admin'] as const
export const Role = Words(ROLES)
export type Role = Static<typeof Role>

/** The roles that users give each other; the others are given by the operator. */
export const GIVEN_ROLES = ['user', 'manager', 'owner'] as const
export const GivenRole = Words(GIVEN_ROLES)
export type GivenRole = Static<typeof GivenRole>

/** Permission → ids of the organizations in which it is held. */
export type PermissionMap = { [Name in Permission]?: string[] }
export const PermissionMap = Type.Unsafe<PermissionMap>(
  Type.Object(
    Object.fromEntries(PERMISSIONS.map((name) => [name, Type.Optional(Type.Array(Type.String()))])),
    { description: 'Permission → ids of the organizations in which it is held' },
  ),
)
