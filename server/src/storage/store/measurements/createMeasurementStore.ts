import { CompiledQuery, type Kysely } from 'kysely'
import type { MeasurementStore } from '../measurementStore.ts'
import { createPartitions } from '../postgres/partitions.ts'
import type { Engine } from '../store.ts'
import { FairQueue, type FairQueueOptions, type Turn } from '../turns/fairQueue.ts'
import { UnreadAnswers, type UnreadLimits } from '../turns/unreadAnswers.ts'
import type { Tables } from '../tables.ts'
import { countReadings } from './countReadings.ts'
import { FollowedPoints, FOLLOWERS, type Follower } from './followedPoints.ts'
import { insertBatch, untangled } from './insert.ts'
import type { RunSql } from './runSql.ts'
import { latestMeasurements } from './latest.ts'

import { onBasis } from './basis.ts'
import { pairsOnBasis } from './pairs.ts'
import { recordStartsOf } from './recordStarts.ts'
import { reviseReadings } from './revise.ts'
import type { RunSlice } from './sliceSize.ts'
import { readReadings } from './readings.ts'
import { storedReadings } from './storedReadings.ts'
import { searchOnBasis } from './search.ts'
import { rangePercentilesOf } from './percentiles.ts'
import { stepStatisticsOf } from './statistics.ts'

/**
 * Concurrent searches. The embedded store runs one statement at a time; PostgreSQL runs several, and most of
 * the pool's ten connections stay free for everything else.
 */
const SEARCHES: Readonly<Record<Engine, FairQueueOptions>> = {
  embedded: { perCaller: 1, total: 1 },
  postgres: { perCaller: 2, total: 4 },
}
/** The caller id of the server itself. */
const SERVER = ''
/**
 * Readings are always read in the order of the index. Without statistics of a table, such as after an import,
 * the planner assumes few readings per data point, and would read and sort all of them for the newest.
 */
export const BY_INDEX = 'set local enable_bitmapscan = off'

/**
 * The measurements of a store.
 *
 * @param clock ms UTC: the end of a window without one, and the time for the status of nodes
 */
export function createMeasurementStore(
  db: Kysely<Tables>,
  engine: Engine,
  clock: () => number,
  unreadLimits?: UnreadLimits,
): MeasurementStore {
  const runIn =
    (on: Kysely<Tables>): RunSql =>
    async <Row>(sql: string, parameters: readonly unknown[]) =>
      (await on.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))).rows
  const run = runIn(db)
  const queue = new FairQueue(SEARCHES[engine])
  const unread = new UnreadAnswers(unreadLimits)
  const inTurns =
    (turn: Turn): RunSlice =>
    <Row>(sql: string, parameters: readonly unknown[]) =>
      turn(async () => {
        const startedMs = performance.now()
        const { rows } = await db.transaction().execute(async (transaction) => {
          await transaction.executeQuery(CompiledQuery.raw(BY_INDEX))
          return transaction.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))
        })
        return { rows, tookMs: performance.now() - startedMs }
      })
  const points = new FollowedPoints(run, performance.now.bind(performance))
  const listeners: Record<Follower, Set<() => void>> = {
    metrics: new Set(),
    alerts: new Set(),
    webhooks: new Set(),
  }
  const ensurePartitions = engine === 'postgres' ? createPartitions(db) : undefined

  return {
    unread,
    async insert(batch, also) {
      await ensurePartitions?.(batch.times)
      const followed = await points.among(new Set(batch.dataPoints))
      const { isNew, markedFor } = await untangled(() =>
        also === undefined
          ? insertBatch(run, batch, clock(), followed)
          : db.transaction().execute(async (tx) => {
              const inserted = await insertBatch(runIn(tx), batch, clock(), followed)
              await also(tx, inserted.isNew)
              return inserted
            }),
      )
      for (const follower of markedFor) for (const listener of listeners[follower]) listener()
      return isNew
    },
    stored: (dataPoints, times) => storedReadings(run, dataPoints, times),
    hasQualityFlags: async (dataPoints) => (await points.among(new Set(dataPoints))).isCovered,
    async revise(revisions, author) {
      const revised = await reviseReadings(db, revisions, author, clock())
      if (revised.size === 0) return revised
      for (const follower of FOLLOWERS) for (const listener of listeners[follower]) listener()
      return revised
    },
    onFollowed(follower, listener) {
      listeners[follower].add(listener)
      return () => void listeners[follower].delete(listener)
    },
    forgetFollowed: () => points.forget(),
    prepare: async (times) => ensurePartitions?.(times),
    search: (query, caller = SERVER) =>
      queue.run(caller, async (turn) => {
        await unread.room(caller)
        return searchOnBasis(inTurns(turn), query, clock())
      }),
    statistics: (query, caller = SERVER) =>
      queue.run(caller, (turn) =>
        onBasis(inTurns(turn), query.data_point_id, query.basis, (ids) =>
          rangePercentilesOf(inTurns(turn), { ...query, data_point_id: [...ids] }, clock()),
        ),
      ),
    recordStarts: (dataPointIds, window, caller = SERVER) =>
      queue.run(caller, (turn) => recordStartsOf(inTurns(turn), dataPointIds, window)),
    stepStatistics: (dataPointIds, edges, caller = SERVER, basis = undefined) =>
      queue.run(caller, (turn) =>
        onBasis(inTurns(turn), dataPointIds, basis, (ids) =>
          stepStatisticsOf(inTurns(turn), ids, edges, clock()),
        ),
      ),
    pairs: (query, caller = SERVER) =>
      queue.run(caller, (turn) => pairsOnBasis(inTurns(turn), query, clock())),
    readings: (query, caller = SERVER) =>
      queue.run(caller, (turn) => readReadings(inTurns(turn), query)),
    countAbout: (query, caller = SERVER) =>
      queue.run(caller, (turn) => countReadings(inTurns(turn), query)),
    latest: (dataPointIds, count) =>
      queue.run(SERVER, (turn) => latestMeasurements(inTurns(turn), dataPointIds, count, clock())),
  }
}
