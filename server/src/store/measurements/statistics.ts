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
/** Parts of the first statement, before it is known how long one takes. */
const FIRST_PARTS = 200
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
  let size = FIRST_PARTS
  for (let slice = take(parts, size); slice.length > 0; slice = take(parts, size)) {
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
      const { id } = part.point
      found.set(id, [...(found.get(id) ?? []), sumsOf(row, part.intervalMs)])
    }
    const wanted = Math.floor((slice.length * SLICE_MS) / Math.max(1, tookMs))
    size = Math.max(1, Math.min(wanted, size * GROWTH, MOST_PARTS))
  }
  return found
}

function take(parts: Iterator<Part>, count: number): Part[] {
  const taken: Part[] = []
  while (taken.length < count) {
    const next = parts.next()
    if (next.done === true) break
    taken.push(next.value)
  }
  return taken
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
