import { SIGN_IN_METHODS, type SignInMethod } from '@airshed/schemas'
import type { Caller } from '../../../access/identity/access.ts'
import type { Db } from '../../../storage/store/db.ts'

/** Records that the caller has just used further methods, so that they need not sign in again. */
export async function proveInSession(
  db: Db,
  { signIn }: Caller,
  proved: readonly SignInMethod[],
): Promise<void> {
  if (signIn === null || signIn.sessionId === null) return
  const methods = SIGN_IN_METHODS.filter(
    (method) => signIn.methods.includes(method) || proved.includes(method),
  )
  await db
    .updateTable('user_sessions')
    .set({ methods: JSON.stringify(methods) })
    .where('id', '=', signIn.sessionId)
    .execute()
}
