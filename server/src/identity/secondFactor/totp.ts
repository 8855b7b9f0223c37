import { Secret, TOTP } from 'otpauth'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../store/db.ts'
import { decryptFactor } from './factorKey.ts'

/** How long a code is good for, s (RFC 6238, section 5.2). */
const PERIOD_S = 30
/** Codes before and after the present one that are taken: clocks differ, and typing takes time. */
const WINDOW = 1
const SECRET_BYTES = 20

const totpOf = (secret: string, email = ''): TOTP =>
  new TOTP({
    issuer: 'Airshed',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  })

/** A new secret, in Base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an app reads from the QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The code of an app at a time, ms UTC; for tests. */
export const totpAt = (secret: string, timestamp: number): string =>
  totpOf(secret).generate({ timestamp })

/**
 * The 30 seconds that a code belongs to, counted since 1970.
 *
 * @param now ms UTC
 * @returns null where it is not the code of the present, or of just before or after it
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}

/**
 * Takes a code of the app of a user, once: in whatever process it is shown again, it is refused.
 *
 * @param isConfirmed whether the app must have been confirmed before; false: this confirms it
 */
export async function takeTotp(
  context: Pick<ServerContext, 'clock' | 'store' | 'memory'>,
  db: Db,
  userId: string,
  code: string,
  isConfirmed = true,
): Promise<boolean> {
  const row = await db
    .selectFrom('totp_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined || (row.confirmed_at !== null) !== isConfirmed) return false
  const now = context.clock()
  const step = stepOfCode(await decryptFactor(context, userId, row.secret), code, now)
  if (step === null) return false
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({ last_step: step, ...(isConfirmed ? {} : { confirmed_at: now }) })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
