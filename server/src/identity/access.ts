import type { Permission, PermissionMap, SignInMethod, User } from '@airshed/schemas'

/** How, when and where a caller proved who they are. */
export interface SignIn {
  /** The session at the embedded provider; null: another provider keeps it. */
  sessionId: string | null
  methods: readonly SignInMethod[]
  /** ms UTC; null: not known. */
  at: number | null
}

/** The API token by which a machine calls. */
export interface CallingToken {
  id: string
  /** As what is done by it is signed, such as `token of Ada Lovelace`. */
  signature: string
  /** Ids of the devices that it is limited to; null: all of its organization. */
  deviceIds: readonly string[] | null
}

/** Who calls, as the access token says and the store knows. */
export interface Caller {
  /** `permissions` are those that count: of the access context while one is on. */
  user: User
  /** What the account itself holds, as far as the sign-in goes: it decides who may act for others, and nothing else. */
  own: PermissionMap
  /** null: nobody signed in for it, as with API tokens and with work that goes on by itself. */
  signIn: SignIn | null
  /** null: a person calls. */
  token: CallingToken | null
  /** Organizations that require a second factor which the sign-in lacks: `user` holds nothing in them. */
  withheld: readonly string[]
  /** The same caller with what is withheld; null: nothing is. */
  whole: Caller | null
  /** Ids of the caller's organizations that are locked, as known when the caller was loaded. */
  locked: ReadonlySet<string>
  /** Organizations in which the caller holds a permission. */
  organizationsWith(permission: Permission): readonly string[]
  can(permission: Permission, organizationId: string): boolean
}
