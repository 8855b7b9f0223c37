import type { ColumnType } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** The authenticator app of a user, which generates time-based codes; at most one per user. */
export interface TotpFactorsTable {
  user_id: string
  /** Encrypted, see `factorKey.ts`. */
  secret: string
  created_at: Millis
  /** null: no code has confirmed yet that the app has the secret. */
  confirmed_at: Millis | null
  /** The latest 30-second step whose code was accepted: none is accepted twice. */
  last_step: ColumnType<number, number | undefined>
}

export interface PasskeysTable {
  /** Credential id, base64url. */
  id: string
  user_id: string
  /** The name given by its owner. */
  name: string
  /** COSE, base64url. */
  public_key: string
  /** Signature counter, as far as the passkey reports it. */
  counter: number
  transports: Json<string[]>
  created_at: Millis
  last_used_at: Millis | null
}

/** Codes for the loss of all other factors; a used code is deleted. */
export interface RecoveryCodesTable {
  user_id: string
  /** SHA-256, hexadecimal. */
  code_hash: string
  created_at: Millis
}

/** An authentication in progress: a sign-in between its two pages, or the registration of a passkey. */
export interface ProofStepsTable {
  id: string
  /** The user whose password was correct; null: none yet. */
  user_id: string | null
  /** The challenge that a passkey has to sign. */
  challenge: string | null
  expires_at: Millis
}
