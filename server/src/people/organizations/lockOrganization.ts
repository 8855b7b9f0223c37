import type { Transaction } from 'kysely'
import type { RecordedEvent } from '../../access/calls/handler.ts'
import { apiError } from '../../base/errors.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { tryForAnotherDay } from '../../alerting/webhooks/tryForAnotherDay.ts'
import { membersOf } from './members.ts'

interface Locking {
  tx: Transaction<Tables>
  id: string
  /** false unlocks. */
  isLocked: boolean
  /** ms UTC. */
  now: number
  record: (event: RecordedEvent) => void
  unchanged: () => void
}

/**
 * Locks or unlocks an organization; nothing changes if it already is. The caller need not belong to it.
 *
 * @returns the ids of the members whose rights changed
 * @throws ApiError 404 if there is no organization with this id, or it was deleted
 */
export async function setLocked(locking: Locking): Promise<readonly string[]> {
  const { tx, id, isLocked, now, record, unchanged } = locking
  const row = await tx
    .selectFrom('organizations')
    .select('locked_at')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'Organization', id })
  if ((row.locked_at !== null) === isLocked) {
    unchanged()
    return []
  }
  const lockedAt = isLocked ? now : null
  await tx.updateTable('organizations').set({ locked_at: lockedAt }).where('id', '=', id).execute()
  if (!isLocked) await tryForAnotherDay(tx, id, now)
  record({ rowId: id, organizationId: id })
  return membersOf(tx, id)
}
