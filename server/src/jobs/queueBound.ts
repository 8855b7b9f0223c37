import { sql, type Kysely } from 'kysely'
import { apiError } from '../errors.ts'
import type { Tables } from '../store/tables.ts'

/** A count lets this share of what is still free in: eight processes together keep to the bound. */
const SHARE = 1 / 8
const RETRY_AFTER_S = '60'

/** Keeps a queue from growing without an end. */
export interface QueueBound {
  /** @throws ApiError QUEUE_FULL while the queue holds as many waiting jobs as it may */
  admit(db: Kysely<Tables>, queue: string): Promise<void>
}

/**
 * Counting costs as much as there is to count, so it is done only after a share of the free places
 * was given away: seldom while a queue is short, each time when it is full.
 *
 * @param limit jobs that may wait in one queue
 */
export function createQueueBound(limit: number): QueueBound {
  const free = new Map<string, number>()
  return {
    async admit(db, queue) {
      const left = free.get(queue) ?? 0
      if (left > 0) {
        free.set(queue, left - 1)
        return
      }
      const room = limit - (await waitingIn(db, queue))
      if (room <= 0) {
        throw apiError('QUEUE_FULL', { queue, limit: String(limit) }, undefined, {
          'retry-after': RETRY_AFTER_S,
        })
      }
      free.set(queue, Math.ceil(room * SHARE) - 1)
    },
  }
}

async function waitingIn(db: Kysely<Tables>, queue: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('jobs')
    .select(sql<number>`count(*)::int8`.as('waiting'))
    .where('queue', '=', queue)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return waiting
}
