import { HOUR_MS, SECOND_MS } from '@airshed/domain'
import type { JWTPayload } from 'jose'
import type { ServerContext } from '../../context.ts'
import { recordSignIn } from '../recordSignIn.ts'
import { logAccount, type LineSource } from '../signIn/logSignIn.ts'
import { signInOf } from './checkedToken.ts'

/** Tokens made so long after another one are taken for another sign-in, where they do not say. */
const ANOTHER_SIGN_IN_MS = 12 * HOUR_MS
/** Users that are remembered at most. */
const maxUsers = 10_000
const newSignIns = () => new Map<string, number>()

/**
 * Writes down when a user signed in at the external issuer, as their token says by `auth_time`. Without that
 * claim the first token counts, and later ones that were made long after it: every refresh makes another.
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
  // Nobody signs in tomorrow, whatever the clock of the issuer says.
  const signedInAt = Math.floor(Math.min(at, context.clock()))
  if (!(await recordSignIn(context, userId, signedInAt))) return
  const { methods } = signInOf(payload)
  logAccount(source, 'sign-in.succeeded', { userId, method: 'external', methods })
}
