import { sql } from 'kysely'
import type { ServerContext } from '../context.ts'

/**
 * Writes down that a user has signed in: once for each sign-in, not for each call.
 *
 * @param at ms UTC; default now
 */
export async function recordSignIn(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  userId: string,
  at: number = clock(),
): Promise<void> {
  await store.db
    .updateTable('users')
    .set({ last_login_at: sql<number>`greatest(last_login_at, ${at}::int8)` })
    .where('id', '=', userId)
    .execute()
}
