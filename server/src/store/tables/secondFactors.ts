import type { ColumnType } from 'kysely'
import type { Json, Millis } from './columns.ts'

/** The app of a user that makes codes which change with time; one each. */
export interface TotpFactorsTable {
  user_id: string
  /** Encrypted, see `factorKey.ts`. */
  secret: string
  created_at: Millis
  /** null: no code has proved yet that the app has the secret. */
  confirmed_at: Millis | null
  /** The newest 30 seconds whose code was taken: none is taken twice. */
  last_step: ColumnType<number, number | undefined>
}

export interface PasskeysTable {
  /** Of the credential, base64url. */
  id: string
  user_id: string
  /** In the words of its owner. */
  name: string
  /** COSE, base64url. */
  public_key: string
  /** How often it was used, as far as it tells. */
  counter: number
  transports: Json<string[]>
  created_at: Millis
  last_used_at: Millis | null
}

/** Codes for the loss of everything else; a code that was used is gone. */
export interface RecoveryCodesTable {
  user_id: string
  /** SHA-256, hexadecimal. */
  code_hash: string
  created_at: Millis
}

/** What is half proved: a sign-in between its two pages, or a passkey that is being made. */
export interface ProofStepsTable {
  id: string
  /** Whose password was right; null: nobody's yet. */
  user_id: string | null
  /** What a passkey has to sign. */
  challenge: string | null
  expires_at: Millis
}
