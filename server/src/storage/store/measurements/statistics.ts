import {
  expectedReadings,
  intervalSpans,
  statisticsOfParts,
  type IntervalSeries,
  type PartSums,
} from '@airshed/domain'
import {
  BELOW_LIMIT_RULES,
  HIDING_REASONS,
  type BelowLimitCounts,
  type HiddenCounts,
  type ParameterKind,
  type RangeStatistics,
  type StatisticsSearch,
} from '@airshed/schemas'
import { BELOW_LIMIT_COLUMNS, HIDDEN_COLUMNS } from './hiddenSql.ts'
import { heldStatistics, isHeld } from './heldSeries.ts'
import { intervalsIn } from './intervals.ts'
import { recordStartsOf } from './recordStarts.ts'
import { SliceSize, type RunSlice } from './sliceSize.ts'
import { POINTS_SQL, SUMS_SQL, type PointRow, type SumsRow } from './statisticsSql.ts'
import type { StatisticsWindow } from './statisticsWindow.ts'
import { windowParts, type WindowPart } from './windowParts.ts'

/** Rows of the first statement, before its speed is known. */
const FIRST_ROWS = 20_000
const MOST_ROWS = 500_000
const MOST_PARTS = 5_000

interface Part extends WindowPart {
  /** Identifies the data point and the step of its window. */
  readonly place: number
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
  const starts = await recordStartsOf(run, ids, { from, to })
  const found = await windowStatisticsOf(run, ids, [{ from, to }], now, starts)
  return new Map([...found].flatMap(([id, [one]]) => (one === undefined ? [] : [[id, one]])))
}

/**
 * See MeasurementStore.stepStatistics.
 *
 * @param edges of the steps, ms UTC, ascending; at least two
 */
export async function stepStatisticsOf(
  run: RunSlice,
  ids: readonly string[],
  edges: readonly number[],
  now: number,
): Promise<Map<string, RangeStatistics[]>> {
  const steps = edges.slice(1).map((to, step) => ({ from: edges[step] ?? to, to }))
  return windowStatisticsOf(run, ids, steps, now)
}

/**
 * The figures of windows that may overlap, such as those of rolling means.
 *
 * @param windows in the order of their ends
 * @param now ms UTC: no readings are expected after it
 * @param starts data point id → no readings are expected before it, ms UTC. Default: from the start of each window
 * @returns data point id → its figures, one per window
 */
export async function windowStatisticsOf(
  run: RunSlice,
  ids: readonly string[],
  windows: readonly StatisticsWindow[],
  now: number,
  starts: ReadonlyMap<string, number> = new Map(),
): Promise<Map<string, RangeStatistics[]>> {
  const from = Math.min(...windows.map((window) => window.from))
  const held = ids.filter(isHeld)
  const read = [...new Set(ids)].filter((id) => !isHeld(id))
  const { rows } = await run<PointRow>(POINTS_SQL, [read, windows.at(-1)?.to, from])
  const series = rows.map((point) => ({ point, device: deviceOf(point, from) }))
  const sums = await readSums(run, partsOf(series, windows))
  const figuresOfHeld = held.length === 0 ? [] : await heldStatistics(run, held, windows, now)
  const measured = new Map(
    series.map(({ point, device }, at) => {
      const figures = windows.map((window, step) => {
        const start = Math.max(window.from, starts.get(point.id) ?? window.from)
        const expected = expectedReadings(device, start, Math.min(window.to, now))
        const found = sums.get(at * windows.length + step) ?? []
        return statisticsOfParts(point.kind as ParameterKind, found, expected)
      })
      return [point.id, figures]
    }),
  )
  return new Map([...measured, ...figuresOfHeld])
}

const deviceOf = (point: PointRow, from: number): IntervalSeries => ({
  reportingIntervalMs: point.interval_ms,
  reportingIntervals: intervalsIn(point, { from }),
})

/** Generated lazily, as many devices with many changes of the interval have very many parts. */
function* partsOf(
  series: readonly { point: PointRow; device: IntervalSeries }[],
  windows: readonly StatisticsWindow[],
): Generator<Part> {
  let place = 0
  for (const { point, device } of series) {
    for (const { from, to } of windows) {
      const spans = intervalSpans(device, from, to)
      for (const { startMs, endMs, intervalMs } of spans) {
        for (const part of windowParts(startMs, endMs)) yield { ...part, place, point, intervalMs }
      }
      place += 1
    }
  }
}

/** The sums of the parts that have readings, by their place. */
async function readSums(run: RunSlice, parts: Iterator<Part>): Promise<Map<number, PartSums[]>> {
  const found = new Map<number, PartSums[]>()
  const waiting = new Ahead(parts)
  const size = new SliceSize({ first: FIRST_ROWS, most: MOST_ROWS })
  const next = () => waiting.take(size.current)
  for (let slice = next(); slice.length > 0; slice = next()) {
    const { rows, tookMs } = await run<SumsRow>(SUMS_SQL, [
      slice.map((_, number) => number),
      slice.map(({ point }) => point.key),
      slice.map(({ stepMs }) => stepMs),
      slice.map(({ fromMs }) => fromMs),
      slice.map(({ toMs }) => toMs),
      slice.map(({ point }) => point.kind),
      slice.map(({ point }) => point.has_hidden),
    ])
    for (const row of rows) {
      const part = slice[row.number]
      if (part === undefined) continue
      const sums = found.get(part.place)
      if (sums === undefined) found.set(part.place, [sumsOf(row, part.intervalMs)])
      else sums.push(sumsOf(row, part.intervalMs))
    }
    const read = slice.reduce((sum, part) => sum + rowsOf(part), 0)
    size.learn(read, tookMs)
  }
  return found
}

/** Maximum rows of a part: one for each rollup, or for each expected reading. */
const rowsOf = ({ fromMs, toMs, stepMs, intervalMs }: Part): number =>
  Math.max(1, Math.ceil((toMs - fromMs) / (stepMs === 0 ? intervalMs : stepMs)))

/** Takes parts in their order, by the number of rows they may have. */
class Ahead {
  readonly #parts: Iterator<Part>
  #next: IteratorResult<Part>

  constructor(parts: Iterator<Part>) {
    this.#parts = parts
    this.#next = parts.next()
  }

  /** Takes as many as fit into these rows, but at least one if there is one. */
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
  count: row.count,
  sum: row.sum ?? 0,
  minimum: row.minimum ?? Infinity,
  maximum: row.maximum ?? -Infinity,
  sinSum: row.sin_sum ?? 0,
  cosSum: row.cos_sum ?? 0,
  energySum: row.energy_sum ?? 0,
  hidden: hiddenOf(row),
  belowLimit: belowLimitOf(row),
})

/** Reasons without a reading are absent. */
function hiddenOf(row: SumsRow): HiddenCounts {
  const counts = HIDING_REASONS.map((reason) => [reason, row[HIDDEN_COLUMNS[reason]]] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

/** Rules without a reading are absent. */
function belowLimitOf(row: SumsRow): BelowLimitCounts {
  const counts = BELOW_LIMIT_RULES.map((rule) => [rule, row[BELOW_LIMIT_COLUMNS[rule]]] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
