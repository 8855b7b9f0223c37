import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

/**
 * Cancels a waiting or running job. Its holder, if there is one, can no longer write.
 *
 * @returns whether it was waiting or running
 */
export async function cancelJob(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ state: 'cancelled', finished_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Restarts a failed or cancelled job, with all its attempts.
 *
 * @returns whether it had failed or was cancelled
 */
export async function repeatJob(db: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ state: 'waiting', due_at: now, attempt: 0, finished_at: null, reason: null })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'cancelled'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the leases of all running jobs: their holder was the previous process. */
export async function endLeases(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: now })
    .where('state', '=', 'running')
    .where('due_at', '>', now)
    .execute()
}
