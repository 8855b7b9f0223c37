import { SIGN_IN_METHODS } from '@airshed/schemas'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ServerContext } from '../../../context.ts'
import { sessionEnded } from '../sessions.ts'
import { deviceText } from '../signIn/deviceText.ts'

/**
 * Records what the user sees of a session: when it begins, and again whenever they authenticate in it. Silent
 * requests of the browser in between change nothing.
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
  const { browser, system } = deviceText(ctx.get('user-agent'))
  const shown = SIGN_IN_METHODS.filter((method) => session.amr?.includes(method))
  const proof = {
    signed_in_at: session.loginTs === undefined ? now : session.loginTs * 1000,
    last_seen_at: now,
    browser,
    system,
    // The server has set the sender's address here, see `mountProvider`.
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
