import type { ServerContext } from '../../context.ts'

/**
 * Records that a user has signed in: once per sign-in, not per request.
 *
 * @param at ms UTC; default now
 * @returns whether it is later than the last recorded sign-in
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
