import type { Permission, User } from '@airshed/schemas'

/** Who calls, as the access token says and the store knows. */
export interface Caller {
  user: User
  /** Organizations in which the caller holds a permission. */
  organizationsWith(permission: Permission): readonly string[]
  can(permission: Permission, organizationId: string): boolean
}
