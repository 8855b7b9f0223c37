import { MINUTE_MS } from '@airshed/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Clock } from '../../base/clock.ts'
import type { Tables } from '../store/tables.ts'
import { changeHeld } from './heldJob.ts'
import { JobInterrupted } from './jobErrors.ts'

/** Longer than the work takes; afterwards the job is treated as that of a process that died. */
const BORROWED_FOR_MS = 3 * MINUTE_MS

/** A job whose work is done by the run of another job. */
interface BorrowedJob {
  /** Writes the effect and the end of the job in one transaction. @throws JobInterrupted if it was cancelled */
  finish(effect: (tx: Transaction<Tables>) => Promise<void>): Promise<void>
  /** Restores its due time without using up an attempt. @param reason why it was not done */
  giveBack(reason: string): Promise<void>
}

/** Takes a waiting job, even before it is due; undefined if it is not waiting. */
export async function borrowJob(
  db: Kysely<Tables>,
  id: string,
  clock: Clock,
): Promise<BorrowedJob | undefined> {
  const { rows } = await sql<{ fence: number; due_at: number }>`
    with waiting as (
      select id, due_at from jobs where id = ${id} and state = 'waiting' for update skip locked
    )
    update jobs set state = 'running', fence = fence + 1, due_at = ${clock() + BORROWED_FOR_MS}
    from waiting where jobs.id = waiting.id
    returning jobs.fence, waiting.due_at`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const held = { id, fence: row.fence }
  return {
    finish: (effect) =>
      db.transaction().execute(async (tx) => {
        const done = { state: 'done', finished_at: clock(), reason: null } as const
        if (!(await changeHeld(tx, held, done))) throw new JobInterrupted('lost')
        await effect(tx)
      }),
    async giveBack(reason) {
      await changeHeld(db, held, { state: 'waiting', due_at: row.due_at, reason })
    },
  }
}
