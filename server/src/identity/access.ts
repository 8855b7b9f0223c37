import type { Permission, PermissionMap, SignInMethod, User } from '@airshed/schemas'

/** How, when and where a caller proved who they are. */
export interface SignIn {
  /** The session at the embedded provider; null: another provider keeps it. */
  sessionId: string | null
  methods: readonly SignInMethod[]
  /** ms UTC; null: not known. */
  at: number | null
}

/** Who calls, as the access token says and the store knows. */
export interface Caller {
  /** `permissions` are those that count: of the access context while one is on. */
  user: User
  /** What the account itself holds: it decides who may begin an access context, and nothing else. */
  own: PermissionMap
  /** null: nobody signed in for it, as with API tokens and with work that goes on by itself. */
  signIn: SignIn | null
  /** Organizations in which the caller holds a permission. */
  organizationsWith(permission: Permission): readonly string[]
  can(permission: Permission, organizationId: string): boolean
}
