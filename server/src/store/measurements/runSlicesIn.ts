import { CompiledQuery, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { RunSlice } from './sliceSize.ts'

/** Runs the slices of a search within a transaction, which sees what it has written itself. */
export const runSlicesIn =
  (tx: Transaction<Tables>): RunSlice =>
  async <Row>(sql: string, parameters: readonly unknown[]) => {
    const startedMs = performance.now()
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))
    return { rows, tookMs: performance.now() - startedMs }
  }
