import { Secret, TOTP } from 'otpauth'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../storage/store/db.ts'
import { decryptFactor } from './factorKey.ts'

/** How long a code is valid, s (RFC 6238, section 5.2). */
const PERIOD_S = 30
/** Number of codes accepted before and after the current one, because clocks differ and typing takes time. */
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

/** The URI that an app reads from the QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The code of an app at a time, ms UTC; for tests. */
export const totpAt = (secret: string, timestamp: number): string =>
  totpOf(secret).generate({ timestamp })

/**
 * The 30-second step that a code belongs to, counted since 1970.
 *
 * @param now ms UTC
 * @returns null if the code is not that of the current step or of the one just before or after
 */
function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}

/**
 * Redeems a code of a user's app. Each code works only once, across all processes.
 *
 * @param isConfirmed whether the app must already be confirmed; if false, this confirms it
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
