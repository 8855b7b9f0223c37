import { HOUR_MS, SECOND_MS } from '@airshed/domain'
import type { JWTPayload } from 'jose'
import type { ServerContext } from '../../../context.ts'
import { recordSignIn } from '../recordSignIn.ts'
import { logAccount, type LineSource } from '../signIn/logSignIn.ts'
import { signInOf } from './checkedToken.ts'

/** A token issued this long after the previous one counts as another sign-in if it lacks `auth_time`. */
const ANOTHER_SIGN_IN_MS = 12 * HOUR_MS
/** Maximum number of cached users. */
const maxUsers = 10_000
const newSignIns = () => new Map<string, number>()

/**
 * Records when a user signed in at the external issuer, according to their token's `auth_time`. Without that
 * claim the first token counts, and later ones only if issued long after it, because every refresh makes another.
 *
 * @param source the request that brought the token
 */
export async function noteExternalSignIn(
  context: Pick<ServerContext, 'store' | 'clock' | 'memory'>,
  userId: string,
  payload: JWTPayload,
  source: LineSource,
): Promise<void> {
  const { auth_time: authTime, iat } = payload
  const known = context.memory.of(newSignIns)
  const last = known.get(userId) ?? -Infinity
  const isExact = typeof authTime === 'number'
  const at = (isExact ? authTime : (iat ?? context.clock() / SECOND_MS)) * SECOND_MS
  if (at - last < (isExact ? 1 : ANOTHER_SIGN_IN_MS)) return
  if (known.size >= maxUsers) known.clear()
  known.set(userId, at)
  // The issuer's clock may be ahead, but a sign-in cannot lie in the future.
  const signedInAt = Math.floor(Math.min(at, context.clock()))
  if (!(await recordSignIn(context, userId, signedInAt))) return
  const { methods } = signInOf(payload)
  logAccount(source, 'sign-in.succeeded', { userId, method: 'external', methods })
}
