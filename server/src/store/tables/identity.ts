import type { TokenCapability, TokenPermission } from '@airshed/schemas'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { Json, Millis } from './columns.ts'

export interface ApiTokensTable {
  id: string
  organization_id: string
  /** What it is for, in the words of its owner. */
  name: string
  /** Who made it, and as whom it calls. */
  user_id: string
  /** SHA-256 of the token, hexadecimal. */
  secret_hash: string
  capabilities: JSONColumnType<TokenCapability[], string, string>
  permissions: JSONColumnType<TokenPermission[], string, string>
  /** Ids of the devices that it is limited to; null: all of its organization. */
  device_scope: JSONColumnType<string[], string, string> | null
  /** By what name others know it: no secret, and unlike the id in no address. */
  external_id: string
  requests_number: ColumnType<number, number | undefined>
  last_used_at: Millis | null
  created_at: Millis
  /** null: it does not end. */
  expires_at: Millis | null
  /** When its owner was told that it ends soon. */
  end_told_at: Millis | null
}

/** What the embedded identity provider keeps. */
export interface OidcPayloadsTable {
  model: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: string | null
  user_code: string | null
  uid: string | null
  expires_at: Millis | null
  consumed_at: Millis | null
}

/** What users see of their sessions at the embedded provider; it goes with the grant of the same id. */
export interface UserSessionsTable {
  id: string
  user_id: string
  created_at: Millis
  /** When the user last proved who they are in it. */
  signed_in_at: Millis
  /** Written every few minutes at most. */
  last_seen_at: Millis
  /** Such as Firefox; null: not known. */
  browser: string | null
  /** Such as Windows; null: not known. */
  system: string | null
  /** From where it was begun or renewed; null: not known. */
  address: string | null
  /** How the user proved who they are, see `SignInMethod`. */
  methods: Json<string[]>
}

/** Failed attempts to sign in, by address and by address and account. */
export interface SignInAttemptsTable {
  key: string
  failures: number
  last_at: Millis
  /** When the next attempt may proceed. */
  free_at: Millis
}
