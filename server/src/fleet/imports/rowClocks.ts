import { createRowClock, type RowClock } from '@airshed/domain/tabular'
import { apiError } from '../../base/errors.ts'
import type { ImportMapTime } from '@airshed/schemas'
import { isDateOnly } from './rowTime.ts'

/** A row clock for each series of a file: rows of several devices are each in an order of their own. */
interface RowClocks {
  /** Time of the last row, ms UTC; null: none yet. */
  readonly lastMs: number | null
  of(series: string): RowClock
  /** @throws ApiError IMPORT_DATES_REPEAT for a second row of a day, where times are dates only */
  check(clock: RowClock, ms: number, cell: string): void
}

/** @param firstMs time of the last row of an earlier run, ms UTC; null: none */
export function createRowClocks({ format }: ImportMapTime, firstMs: number | null): RowClocks {
  const clocks = new Map<string, RowClock>()
  const dates = new Map<RowClock, number>()
  let lastMs = firstMs
  return {
    get lastMs() {
      return lastMs
    },
    of(series) {
      const clock = clocks.get(series) ?? createRowClock(firstMs)
      clocks.set(series, clock)
      return clock
    },
    check(clock, ms, cell) {
      lastMs = ms
      if (!isDateOnly(cell, format)) return
      if (dates.get(clock) === ms) {
        throw apiError('IMPORT_DATES_REPEAT', { date: cell.trim() })
      }
      dates.set(clock, ms)
    },
  }
}
