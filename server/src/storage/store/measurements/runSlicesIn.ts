import { CompiledQuery } from 'kysely'
import type { Db } from '../db.ts'
import type { RunSlice } from './sliceSize.ts'

/** Runs the slices of a search without waiting for a turn, within a transaction, which sees its own writes. */
export const runSlicesIn =
  (db: Db): RunSlice =>
  async <Row>(sql: string, parameters: readonly unknown[]) => {
    const startedMs = performance.now()
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))
    return { rows, tookMs: performance.now() - startedMs }
  }
