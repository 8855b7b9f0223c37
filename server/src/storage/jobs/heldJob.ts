import type { Kysely, Updateable } from 'kysely'
import type { JobsTable } from '../store/tables/jobs.ts'
import type { Tables } from '../store/tables.ts'

/** A job as identified by its holder: it does not match once another process holds it or it was cancelled. */
export interface HeldJob {
  id: string
  fence: number
}

/**
 * Updates a job if it is still held.
 *
 * @returns whether it was; if not, nothing is changed
 */
export async function changeHeld(
  db: Kysely<Tables>,
  { id, fence }: HeldJob,
  change: Updateable<JobsTable>,
): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set(change)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
