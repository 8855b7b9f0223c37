import { sql, type Kysely } from 'kysely'
import { apiError } from '../../base/errors.ts'
import type { Tables } from '../store/tables.ts'

/** Share of the free places that one count admits: eight processes together stay within the limit. */
const SHARE = 1 / 8
const RETRY_AFTER_S = '60'

/** Keeps a queue from growing without limit. */
export interface QueueBound {
  /** @throws ApiError QUEUE_FULL while the queue has the maximum of waiting jobs */
  admit(db: Kysely<Tables>, queue: string): Promise<void>
}

/**
 * The cost of counting grows with the queue, so jobs are counted only after a share of the free places has
 * been used: rarely while a queue is short, every time when it is full.
 *
 * @param limit maximum of waiting jobs per queue
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
