import type { Permission, PermissionMap, SignInMethod, User } from '@airshed/schemas'

/** How, when and where a caller proved who they are. */
export interface SignIn {
  /** The session at the embedded provider, or null if an external provider keeps it. */
  sessionId: string | null
  methods: readonly SignInMethod[]
  /** ms UTC, or null if unknown. */
  at: number | null
}

/** The API token that a machine calls with. */
export interface CallingToken {
  id: string
  /** As its owner named it, such as `Build server`. */
  name: string
  /** Name recorded for what is done with the token, such as `token of Ada Lovelace`. */
  signature: string
  /** Ids of the devices that it is limited to, or null for all devices of its organization. */
  deviceIds: readonly string[] | null
}

/** Who is calling, according to the access token and the store. */
export interface Caller {
  /** `permissions` are the effective ones: those of the access context while one is active. */
  user: User
  /** The account's own permissions, limited by the sign-in. Used only to decide who may act for others. */
  own: PermissionMap
  /** null if there was no sign-in, as with API tokens and background work. */
  signIn: SignIn | null
  /** null if the caller is a person. */
  token: CallingToken | null
  /** Organizations that require a second factor that the sign-in lacks: `user` has no permissions in them. */
  withheld: readonly string[]
  /** The same caller including the withheld permissions, or null if nothing is withheld. */
  whole: Caller | null
  /** Ids of the caller's organizations that were locked when the caller was loaded. */
  locked: ReadonlySet<string>
  /** Organizations in which the caller holds a permission. */
  organizationsWith(permission: Permission): readonly string[]
  can(permission: Permission, organizationId: string): boolean
}
