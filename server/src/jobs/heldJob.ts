import type { Kysely, Updateable } from 'kysely'
import type { JobsTable } from '../store/tables/jobs.ts'
import type { Tables } from '../store/tables.ts'

/** A job as its holder names it: a row of a later holder, or of a cancelled job, is not meant. */
export interface HeldJob {
  id: string
  fence: number
}

/**
 * Changes a job for as long as it is held.
 *
 * @returns whether it still was; if not, nothing is changed
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
