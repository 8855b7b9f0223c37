import { SIGN_IN_METHODS } from '@airshed/schemas'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ServerContext } from '../../context.ts'
import { sessionEnded } from '../sessions.ts'
import { deviceWords } from '../signIn/deviceWords.ts'

/**
 * Notes what the user sees of a session: once when it begins, and again whenever they prove who they are in
 * it. What a browser asks for silently in between changes nothing.
 *
 * @param grantId id of the session
 */
export async function noteSession(
  context: ServerContext,
  ctx: KoaContextWithOIDC,
  grantId: string,
): Promise<void> {
  const { session, result } = ctx.oidc
  if (session?.accountId === undefined) return
  const now = context.clock()
  const { browser, system } = deviceWords(ctx.get('user-agent'))
  const shown = SIGN_IN_METHODS.filter((method) => session.amr?.includes(method))
  const proof = {
    signed_in_at: session.loginTs === undefined ? now : session.loginTs * 1000,
    last_seen_at: now,
    browser,
    system,
    // The server has put there who sent it, see `mountProvider`.
    address: ctx.ip === '' ? null : ctx.ip,
    methods: JSON.stringify(shown),
  }
  const isProvenNow = result?.login !== undefined
  await context.store.db
    .insertInto('user_sessions')
    .values({ id: grantId, user_id: session.accountId, created_at: now, ...proof })
    .onConflict((conflict) =>
      isProvenNow ? conflict.column('id').doUpdateSet(proof) : conflict.doNothing(),
    )
    .execute()
  if (isProvenNow) sessionEnded(context)
}
