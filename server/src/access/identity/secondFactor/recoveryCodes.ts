import { createHash, randomInt } from 'node:crypto'
import type { Db } from '../../../storage/store/db.ts'

/** Number of codes in a set. */
const RECOVERY_CODES = 10
/** Without letters and digits that are easily confused. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_SIGNS = 4

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex')

/** Whether a text may be a recovery code rather than a code of an app. */
export const looksLikeRecoveryCode = (code: string): boolean =>
  code.replaceAll(/[^a-z0-9]/gi, '').length === GROUPS * GROUP_SIGNS

/** A code of 79 bits: `k7mn-2pqr-x4tz-9abc`. */
const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-')

/** Creates new recovery codes, replacing the old ones. They are only available in this return value. */
export async function makeRecoveryCodes(db: Db, userId: string, now: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), created_at: now })))
    .execute()
  return codes
}

/** Redeems a recovery code of a user, which uses it up. */
export async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
