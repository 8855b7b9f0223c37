import {
  expectedReadings,
  intervalSpans,
  pairedValues,
  type IntervalSeries,
  type WindPairs,
} from '@airshed/domain'
import type { ReadingBasis } from '@airshed/schemas'
import { seriesOnBasis } from './basis.ts'
import { intervalsIn } from './intervals.ts'
import { readMeans, readReadings, type Column, type ColumnPoint } from './pairColumns.ts'
import { DENSITY_SQL, densityStepMs, MOST_DAYS, type DensityRow } from './pairsSql.ts'
import { isPairedAsMeasured, MOST_ROWS, pairStepMs, type PairDensity } from './pairStep.ts'
import type { RunSlice } from './sliceSize.ts'
import { POINTS_SQL, type PointRow } from './statisticsSql.ts'

/** Which readings are paired; `toMs` is exclusive. */
export interface PairsQuery {
  readonly speedId: string
  readonly directionId: string
  readonly pollutantId: string | null
  /** ms UTC */
  readonly fromMs: number
  readonly toMs: number
  /** Default: as the organization of each device chose. */
  readonly basis?: ReadingBasis | undefined
}

/** The window has more readings than a rose can be made of. */
export class TooManyPairsError extends Error {
  override readonly name = 'TooManyPairsError'
}

/** Margin for hidden readings, which are not counted in advance. */
const MOST_HIDDEN = 2

/** The same on the basis that the query asks for. */
export async function pairsOnBasis(
  run: RunSlice,
  query: PairsQuery,
  now: number,
): Promise<WindPairs | null> {
  const { speedId, directionId, pollutantId, basis } = query
  const asked = [speedId, directionId, ...(pollutantId === null ? [] : [pollutantId])]
  const others = await seriesOnBasis(run, asked, basis)
  const seriesOf = (id: string) => others.get(id) ?? id
  return pairsOf(
    run,
    {
      ...query,
      speedId: seriesOf(speedId),
      directionId: seriesOf(directionId),
      pollutantId: pollutantId === null ? null : seriesOf(pollutantId),
    },
    now,
  )
}

/**
 * See MeasurementStore.pairs.
 *
 * Readings are paired as they are if all data points report at one interval, which never changed, and there are
 * few enough. Otherwise means of 10 minutes, half an hour or an hour are paired: the finest that are few enough
 * and not finer than the longest interval, so that each pair represents the same length of time.
 */
export async function pairsOf(
  run: RunSlice,
  query: PairsQuery,
  now: number,
): Promise<WindPairs | null> {
  const { speedId, directionId, pollutantId, fromMs, toMs } = query
  const ids = [speedId, directionId, ...(pollutantId === null ? [] : [pollutantId])]
  const { rows } = await run<PointRow>(POINTS_SQL, [[...new Set(ids)], toMs, fromMs])
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const [speed] = found
  if (speed === undefined || found.length < ids.length) return null
  const points = found.map(({ key }, at): ColumnPoint => ({
    key,
    kind: at === 1 ? 'direction' : 'scalar',
  }))
  const density = await densityOf(run, found, query)
  const { columns, stepMs } = await columnsOf(run, points, density, query)
  const [speeds = NO_COLUMN, directions = NO_COLUMN, concentrations] = columns
  const longestMs = Math.max(...density.intervalsMs)
  const toleranceMs = stepMs === null ? longestMs / 2 : 0
  const knownMs = Math.min(toMs, now)
  return {
    speeds: speeds.values,
    directionsDeg: pairedValues(speeds, directions, toleranceMs),
    concentrations:
      concentrations === undefined ? null : pairedValues(speeds, concentrations, toleranceMs),
    averagingPeriodMs: stepMs,
    reportingIntervalMs: longestMs,
    expected: expectedReadings(deviceOf(speed, fromMs), fromMs, knownMs, stepMs ?? 0),
  }
}

const NO_COLUMN: Column = { times: new Float64Array(0), values: new Float64Array(0) }

/** The columns of the data points in the window: readings, or means of a step. */
async function columnsOf(
  run: RunSlice,
  points: readonly ColumnPoint[],
  density: PairDensity,
  query: PairsQuery,
): Promise<{ columns: readonly Column[]; stepMs: number | null }> {
  if (isPairedAsMeasured(density)) {
    const columns: Column[] = []
    for (const point of points) {
      const column = await readReadings(run, point, query, MOST_HIDDEN * MOST_ROWS)
      if (column !== null) columns.push(column)
    }
    if (columns.length === points.length) return { columns, stepMs: null }
  }
  const stepMs = pairStepMs(density)
  const columns: Column[] = []
  for (const point of points) columns.push(await readMeans(run, point, query, stepMs))
  return { columns, stepMs }
}

const deviceOf = (point: PointRow, from: number): IntervalSeries => ({
  reportingIntervalMs: point.interval_ms,
  reportingIntervals: intervalsIn(point, { from }),
})

/** All intervals in force at any time in the window. */
const intervalsOf = (points: readonly PointRow[], { fromMs, toMs }: PairsQuery): number[] =>
  points.flatMap((point) =>
    [...intervalSpans(deviceOf(point, fromMs), fromMs, toMs)].map(({ intervalMs }) => intervalMs),
  )

async function densityOf(
  run: RunSlice,
  points: readonly PointRow[],
  query: PairsQuery,
): Promise<PairDensity> {
  const { fromMs, toMs } = query
  const cellMs = densityStepMs(toMs - fromMs)
  const keys = points.map(({ key }) => key)
  const { rows } = await run<DensityRow>(DENSITY_SQL, [keys, fromMs, toMs, cellMs])
  const cells = Math.max(0, ...rows.map((row) => row.cells))
  if (cells > MOST_DAYS) throw new TooManyPairsError(`More than ${MOST_DAYS} days have readings`)
  return {
    intervalsMs: intervalsOf(points, query),
    readings: Math.max(0, ...rows.map((row) => row.readings)),
    lengthMs: cells * cellMs,
  }
}
