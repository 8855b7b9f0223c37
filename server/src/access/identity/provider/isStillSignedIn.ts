import { Provider } from 'oidc-provider'
import type { Db } from '../../../storage/store/db.ts'
import { settledEpochOf } from '../sessionEpoch.ts'
import { EPOCH_RESULT } from './constants.ts'

/** Whether the current request of a browser completes a sign-in. */
export const isSigningIn = (): boolean => Provider.ctx?.oidc.result?.login !== undefined

/**
 * Whether the user of the current request is still signed in, by the sign-in that it completes or by the session of
 * the browser. Ask after something was stored for them, and remove it if the answer is no: their sessions were ended
 * while the request was under way.
 */
export async function isStillSignedIn(db: Db, userId: string): Promise<boolean> {
  const epoch = await settledEpochOf(db, userId)
  const { result, session } = Provider.ctx?.oidc ?? {}
  if (result?.login !== undefined) return epoch !== null && result[EPOCH_RESULT] === epoch
  if (session === undefined) return false
  const stored = await db
    .selectFrom('oidc_payloads')
    .select('id')
    .where('model', '=', 'Session')
    .where('id', '=', session.jti)
    .executeTakeFirst()
  return stored !== undefined
}
