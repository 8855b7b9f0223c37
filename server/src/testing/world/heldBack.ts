import type { ServerContext } from '../../context.ts'

/** Deletes an organization directly in the store. @param deletedAt ms UTC; null restores it */
export const setDeleted = async (
  { store }: Pick<ServerContext, 'store'>,
  id: string,
  deletedAt: number | null,
): Promise<void> => {
  await store.db
    .updateTable('organizations')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .execute()
}

/** Deactivates the account of a user directly in the store. @param deactivatedAt ms UTC; null activates it */
export const setDeactivated = async (
  { store }: Pick<ServerContext, 'store'>,
  id: string,
  deactivatedAt: number | null,
): Promise<void> => {
  await store.db
    .updateTable('users')
    .set({ deactivated_at: deactivatedAt })
    .where('id', '=', id)
    .execute()
}
