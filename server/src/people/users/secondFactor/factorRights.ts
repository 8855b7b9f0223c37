import { MINUTE_MS } from '@airshed/domain'
import type { SecondFactor } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { factorsOf, isOn } from '../../../access/identity/secondFactor/factors.ts'

/** How long after a sign-in its user may change their factors. */
export const FRESH_FOR_MS = 15 * MINUTE_MS

/** Why the caller cannot have a second factor here, or null if they can. */
export async function unavailableTo(
  { config, store }: Pick<ServerContext, 'config' | 'store'>,
  { user }: Caller,
): Promise<SecondFactor['unavailable']> {
  if (config.oidcIssuer !== undefined) return 'elsewhere'
  const { is_demo: isDemo } = await store.db
    .selectFrom('users')
    .select('is_demo')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  return isDemo ? 'demo' : null
}

/**
 * Requires a recent sign-in, with a second factor if the caller has one, so that someone who finds an open console
 * cannot take over the account.
 *
 * @throws ApiError SIGN_IN_AGAIN, or why the caller cannot have a second factor here
 */
export async function requireFactorRights(context: ServerContext, caller: Caller): Promise<void> {
  const unavailable = await unavailableTo(context, caller)
  if (unavailable === 'elsewhere') {
    throw apiError('IDENTITY_ELSEWHERE', { issuer: context.config.oidcIssuer ?? '' })
  }
  if (unavailable === 'demo') throw apiError('DEMO_ACCOUNT', {})
  const { signIn } = caller
  const isFresh = signIn?.at != null && signIn.at > context.clock() - FRESH_FOR_MS
  const needsMore = isOn(await factorsOf(context.store.db, caller.user.id))
  if (!isFresh || (needsMore && !signIn.methods.includes('mfa')))
    throw apiError('SIGN_IN_AGAIN', {})
}
