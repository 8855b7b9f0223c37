import type { TokenCapability } from '@airshed/schemas'
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

/** Failed attempts to sign in, by address and by address and account. */
export interface SignInAttemptsTable {
  key: string
  failures: number
  last_at: Millis
  /** When the next attempt may proceed. */
  free_at: Millis
}
