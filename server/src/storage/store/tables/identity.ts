import type { TokenCapability, TokenPermission } from '@airshed/schemas'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { Json, Millis } from './columns.ts'

export interface ApiTokensTable {
  id: string
  organization_id: string
  /** Its purpose, as named by its owner. */
  name: string
  /** The user who created it, on whose behalf it acts. */
  user_id: string
  /** SHA-256 of the token, hexadecimal. */
  secret_hash: string
  capabilities: JSONColumnType<TokenCapability[], string, string>
  permissions: JSONColumnType<TokenPermission[], string, string>
  /** Ids of the devices that it is limited to; null: all of its organization. */
  device_scope: JSONColumnType<string[], string, string> | null
  /** Its public identifier: not secret and, unlike the id, in no address. */
  external_id: string
  requests_number: ColumnType<number, number | undefined>
  last_used_at: Millis | null
  created_at: Millis
  /** null: it does not expire. */
  expires_at: Millis | null
  /** When its owner was notified that it expires soon. */
  end_told_at: Millis | null
}

/** Data stored by the embedded identity provider. */
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

/** What users see of their sessions at the embedded provider; deleted with the grant of the same id. */
export interface UserSessionsTable {
  id: string
  user_id: string
  created_at: Millis
  /** When the user last authenticated in it. */
  signed_in_at: Millis
  /** Written at most every few minutes. */
  last_seen_at: Millis
  /** Such as Firefox; null: unknown. */
  browser: string | null
  /** Such as Windows; null: unknown. */
  system: string | null
  /** Address from which it was started or renewed; null: unknown. */
  address: string | null
  /** How the user authenticated, see `SignInMethod`. */
  methods: Json<string[]>
}

/** Failed sign-in attempts, by address and by address and account. */
export interface SignInAttemptsTable {
  key: string
  failures: number
  last_at: Millis
  /** When the next attempt may proceed. */
  free_at: Millis
}
