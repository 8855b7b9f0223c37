import type { ServerContext } from '../context.ts'

/**
 * Writes down that a user has signed in: once for each sign-in, not for each call.
 *
 * @param at ms UTC; default now
 * @returns whether it is later than what was known
 */
export async function recordSignIn(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  userId: string,
  at: number = clock(),
): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable('users')
    .set({ last_login_at: at })
    .where('id', '=', userId)
    .where((known) =>
      known.or([known('last_login_at', 'is', null), known('last_login_at', '<', at)]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
