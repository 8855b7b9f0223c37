import { CompiledQuery, type Kysely } from 'kysely'
import type { MeasurementStore } from '../measurementStore.ts'
import { createPartitions } from '../postgres/partitions.ts'
import type { Engine } from '../store.ts'
import type { Tables } from '../tables.ts'
import { insertBatch, type RunSql } from './insert.ts'
import { latestMeasurements } from './latest.ts'
import { searchMeasurements } from './search.ts'

/**
 * The measurements of a store.
 *
 * @param clock ms UTC: where a window without an end ends, and by which the status of nodes is judged
 */
export function createMeasurementStore(
  db: Kysely<Tables>,
  engine: Engine,
  clock: () => number,
): MeasurementStore {
  const run: RunSql = async <Row>(sql: string, parameters: readonly unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))).rows
  const ensurePartitions = engine === 'postgres' ? createPartitions(db) : undefined

  return {
    async insert(batch) {
      await ensurePartitions?.(batch.times)
      return insertBatch(run, batch, clock())
    },
    search: (query) => searchMeasurements(run, query, clock()),
    latest: (dataPointIds, count) => latestMeasurements(run, dataPointIds, count),
  }
}
