import {
  expectedReadings,
  intervalSpans,
  statisticsOfParts,
  type IntervalSeries,
  type PartSums,
} from '@airshed/domain'
import type { ParameterKind, RangeStatistics, StatisticsSearch } from '@airshed/schemas'
import { intervalsIn } from './intervals.ts'
import type { RunSlice } from './readSeries.ts'
import { POINTS_SQL, SUMS_SQL, type PointRow, type SumsRow } from './statisticsSql.ts'
import { windowParts, type WindowPart } from './windowParts.ts'

/** How long a statement should take, see `readSeries`. */
const SLICE_MS = 40
/** Rows that the first statement should read, before it is known how long they take. */
const FIRST_ROWS = 20_000
const MOST_ROWS = 500_000
const MOST_PARTS = 5_000
const GROWTH = 4

interface Part extends WindowPart {
  readonly point: PointRow
  readonly intervalMs: number
}

/**
 * See MeasurementStore.statistics.
 *
 * Each window is cut where the reporting interval changes, and each piece is covered with the
 * coarsest rollups that fit, so that years cost hardly more than days and nothing is approximate.
 */
export async function rangeStatisticsOf(
  run: RunSlice,
  { data_point_id: ids, from, to }: StatisticsSearch,
  now: number,
): Promise<Map<string, RangeStatistics>> {
  const { rows } = await run<PointRow>(POINTS_SQL, [[...new Set(ids)], to])
  const series = rows.map((point) => ({ point, device: deviceOf(point, from) }))
  const sums = await readSums(run, partsOf(series, from, to))
  return new Map(
    series.map(({ point, device }) => {
      const expected = expectedReadings(device, from, Math.min(to, now))
      const found = sums.get(point.id) ?? []
      return [point.id, statisticsOfParts(point.kind as ParameterKind, found, expected)]
    }),
  )
}

const deviceOf = (point: PointRow, from: number): IntervalSeries => ({
  reportingIntervalMs: point.interval_ms,
  reportingIntervals: intervalsIn(point, { from }),
})

/** One after the other: of many devices that often changed their interval they are many. */
function* partsOf(
  series: readonly { point: PointRow; device: IntervalSeries }[],
  from: number,
  to: number,
): Generator<Part> {
  for (const { point, device } of series) {
    for (const { startMs, endMs, intervalMs } of intervalSpans(device, from, to)) {
      for (const part of windowParts(startMs, endMs)) yield { ...part, point, intervalMs }
    }
  }
}

/** The sums of the parts that hold a reading, by data point. */
async function readSums(run: RunSlice, parts: Iterator<Part>): Promise<Map<string, PartSums[]>> {
  const found = new Map<string, PartSums[]>()
  const waiting = new Ahead(parts)
  let size = FIRST_ROWS
  for (let slice = waiting.take(size); slice.length > 0; slice = waiting.take(size)) {
    const { rows, tookMs } = await run<SumsRow>(SUMS_SQL, [
      slice.map((_, number) => number),
      slice.map(({ point }) => point.key),
      slice.map(({ stepMs }) => stepMs),
      slice.map(({ fromMs }) => fromMs),
      slice.map(({ toMs }) => toMs),
      slice.map(({ point }) => point.kind),
    ])
    for (const row of rows) {
      const part = slice[row.number]
      if (part === undefined) continue
      const sums = found.get(part.point.id)
      if (sums === undefined) found.set(part.point.id, [sumsOf(row, part.intervalMs)])
      else sums.push(sumsOf(row, part.intervalMs))
    }
    const read = slice.reduce((sum, part) => sum + rowsOf(part), 0)
    const wanted = Math.floor((read * SLICE_MS) / Math.max(1, tookMs))
    size = Math.max(1, Math.min(wanted, size * GROWTH, MOST_ROWS))
  }
  return found
}

/** Rows that a part may have: one for each rollup, or for each reading that is expected. */
const rowsOf = ({ fromMs, toMs, stepMs, intervalMs }: Part): number =>
  Math.max(1, Math.ceil((toMs - fromMs) / (stepMs === 0 ? intervalMs : stepMs)))

/** Parts in the order in which they come, taken by how many rows they may have. */
class Ahead {
  readonly #parts: Iterator<Part>
  #next: IteratorResult<Part>

  constructor(parts: Iterator<Part>) {
    this.#parts = parts
    this.#next = parts.next()
  }

  /** As many as fit into these rows, and at least one while there is one. */
  take(rows: number): Part[] {
    const taken: Part[] = []
    let left = rows
    while (this.#next.done !== true && taken.length < MOST_PARTS) {
      left -= rowsOf(this.#next.value)
      if (left < 0 && taken.length > 0) break
      taken.push(this.#next.value)
      this.#next = this.#parts.next()
    }
    return taken
  }
}

const sumsOf = (row: SumsRow, intervalMs: number): PartSums => ({
  intervalMs,
  count: Number(row.count),
  sum: row.sum,
  minimum: row.minimum,
  maximum: row.maximum,
  sinSum: row.sin_sum,
  cosSum: row.cos_sum,
  energySum: row.energy_sum,
})
