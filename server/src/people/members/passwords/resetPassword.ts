import type { ServerContext } from '../../../context.ts'
import { recordEvents, type Origin } from '../../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../../access/events/topic.ts'
import { namesOf } from '../../../access/identity/describeUser.ts'
import { endSessionsOf, sessionEnded } from '../../../access/identity/sessions.ts'
import type { Db } from '../../../storage/store/db.ts'

type ResetContext = Pick<ServerContext, 'store' | 'clock' | 'bus' | 'memory'>

/** The user whose password a link resets, or undefined if it is invalid or has expired. @param now ms UTC */
export async function userOfReset(
  db: Db,
  secretHash: string,
  now: number,
): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email'])
    .where('password_resets.secret_hash', '=', secretHash)
    .where('password_resets.expires_at', '>', now)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Sets a new password by a link, which works once. Ends all sessions, because someone who knew the old password
 * may be signed in, and invalidates all other links.
 *
 * @returns whether the link was still valid
 */
export async function resetPassword(
  context: ResetContext,
  secretHash: string,
  passwordHash: string,
  { requestId, from }: { requestId: string; from: Origin },
): Promise<boolean> {
  const { store, clock, bus } = context
  const now = clock()
  const isDone = await store.db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('password_resets')
      .where('secret_hash', '=', secretHash)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    if (used === undefined) return false
    const user = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', used.user_id)
      .where('deactivated_at', 'is', null)
      .returning(['id', 'first_name', 'last_name', 'email'])
      .executeTakeFirst()
    if (user === undefined) return false
    await tx.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
    await endSessionsOf(tx, user.id)
    await recordEvents(tx, [
      {
        ts: now,
        name: 'user.password-reset',
        actor: { kind: 'user', id: user.id, name: namesOf(user).name },
        organizationId: null,
        entity: 'users',
        rowId: user.id,
        detail: { by: 'link' },
        requestId,
        from,
      },
    ])
    return true
  })
  if (isDone) {
    bus.signal(EVENTS_TOPIC)
    sessionEnded(context)
  }
  return isDone
}
