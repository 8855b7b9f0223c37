import type { Permission, PermissionMap, User } from '@airshed/schemas'

/** Who calls, as the access token says and the store knows. */
export interface Caller {
  /** `permissions` are those that count: of the access context while one is on. */
  user: User
  /** What the account itself holds: it decides who may begin an access context, and nothing else. */
  own: PermissionMap
  /** Organizations in which the caller holds a permission. */
  organizationsWith(permission: Permission): readonly string[]
  can(permission: Permission, organizationId: string): boolean
}
