import { ApiError } from '@airshed/client'
import { isReportedId, rangePercentiles, rangeStatistics } from '@airshed/domain'
import type { DataPoint, Node, Percentile, RangeStatistics } from '@airshed/schemas'
import type { SeriesEntry } from './seriesSource.ts'
import type { StatisticsEntry, StatisticsGroup } from './statisticsSource.ts'
import type { Subscription } from './subscription.ts'

type Question = StatisticsGroup['question']

/** The readings that a subscriber has over the window of a question and on its basis, by data point. */
function ownReadings(
  { series }: Subscription,
  { window: asked, basis }: Question,
): ReadonlyMap<string, SeriesEntry> {
  const window = JSON.stringify(asked)
  const own = new Map<string, SeriesEntry>()
  for (const { group, dataPointIds } of series) {
    const { question: spec, entries } = group
    if (spec.averagingMs !== undefined || spec.basis !== basis) continue
    if (JSON.stringify(spec.window) !== window) continue
    for (const id of dataPointIds) {
      const entry = entries.get(id)
      if (entry !== undefined) own.set(id, entry)
    }
  }
  return own
}

type Figures = Subscription['statistics'][number]

/** Every reading of the window is present, neither averaged nor reduced to what a chart can draw, nor are they steps. */
const isWhole = ({ value, info, id }: SeriesEntry): boolean =>
  value !== null &&
  isReportedId(id) &&
  info?.reduced !== true &&
  (info?.averagingPeriodMs ?? null) === null

/** A data point whose values have an order: one direction is not greater than another. */
const hasOrder = (point: OwnedPoint | null): boolean =>
  point !== null && point.dataPoint.kind !== 'direction'

/**
 * Marks the figures that only the server can compute; for readings that have not arrived it is not known yet.
 *
 * @param ownedPoint what is known of a data point; null: nothing
 */
export function askForFigures(
  subscription: Subscription,
  ownedPoint: (id: string) => OwnedPoint | null,
): void {
  const mark = ({ group }: Figures, ids: readonly string[]): void => {
    const own = ownReadings(subscription, group.question)
    for (const id of ids) {
      const entry = group.entries.get(id)
      const readings = own.get(id)
      const isToCome = readings !== undefined && readings.value === null
      if (entry === undefined || isToCome) continue
      if (readings === undefined || !isWhole(readings)) entry.isAsked = true
    }
  }
  for (const figures of subscription.statistics) mark(figures, figures.dataPointIds)
  for (const figures of subscription.percentiles) {
    mark(
      figures,
      figures.dataPointIds.filter((id) => hasOrder(ownedPoint(id))),
    )
  }
}

/** A data point with the device that it belongs to. */
export interface OwnedPoint {
  readonly dataPoint: DataPoint
  readonly node: Node
}

/**
 * The known figures: if all readings are present, the figures follow them, including live ones.
 *
 * @param ownedPoint what is known of a data point; null: nothing
 */
export function knownFigures(
  subscription: Subscription,
  range: { readonly from: number; readonly to: number },
  nowMs: number,
  ownedPoint: (id: string) => OwnedPoint | null,
): Record<string, RangeStatistics> {
  const figures: Record<string, RangeStatistics> = {}
  for (const { group: asked, dataPointIds: ids } of subscription.statistics) {
    const own = ownReadings(subscription, asked.question)
    const percentiles = subscription.percentiles.filter(
      ({ group }) => group.question.basis === asked.question.basis,
    )
    for (const id of ids) {
      const readings = own.get(id)
      const point = ownedPoint(id)
      if (readings?.value != null && isWhole(readings) && point !== null) {
        const { times, values, flags } = readings.value.columns()
        const series = {
          times,
          values,
          flags,
          kind: point.dataPoint.kind,
          reportingIntervalMs: point.node.interval,
          reportingIntervals: readings.info?.reportingIntervals ?? [],
        }
        const found = rangeStatistics(series, range, nowMs)
        const percents = percentiles.flatMap(({ group, dataPointIds }) =>
          dataPointIds.includes(id) ? (group.question.percentiles ?? []) : [],
        )
        figures[id] =
          percents.length > 0 && hasOrder(point)
            ? { ...found, percentiles: percentilesOf(series, range, percents, found) }
            : found
        continue
      }
      const value = asked.entries.get(id)?.value ?? 'unknown'
      if (value !== 'unknown') figures[id] = withPercentiles(value, id, percentiles)
    }
  }
  return figures
}

/** The percentiles of the readings within the range, whose end is exclusive. */
function percentilesOf(
  { times, values }: { times: Float64Array; values: Float64Array },
  { from, to }: { readonly from: number; readonly to: number },
  percents: readonly number[],
  statistics: RangeStatistics,
): Percentile[] {
  const within = values.filter((_, at) => {
    const time = times[at] ?? Number.NaN
    return time >= from && time < to
  })
  return rangePercentiles(within, [...new Set(percents)], statistics)
}

/** The server's figures with the percentiles that have arrived. */
function withPercentiles(
  statistics: RangeStatistics,
  id: string,
  questions: Subscription['percentiles'],
): RangeStatistics {
  const found = questions.flatMap(({ group, dataPointIds }) => {
    const value = dataPointIds.includes(id) ? group.entries.get(id)?.value : null
    return value == null || value === 'unknown' ? [] : (value.percentiles ?? [])
  })
  return found.length === 0 ? statistics : { ...statistics, percentiles: found }
}

/** The data points whose percentiles the server refused: the range has more readings than it computes them from. */
export function refusedPercentiles({ percentiles }: Subscription): string[] {
  return percentiles.flatMap(({ group, dataPointIds }) =>
    dataPointIds.filter((id) => {
      const error = group.entries.get(id)?.error
      return error instanceof ApiError && error.issues.some(({ path }) => path === '/percentiles')
    }),
  )
}

/** The figures that a widget waits for: it has no readings of the data point to show in the meantime. */
export function awaitedFigures(subscription: Subscription): StatisticsEntry[] {
  return subscription.statistics.flatMap(({ group, dataPointIds }) => {
    const own = ownReadings(subscription, group.question)
    return dataPointIds.flatMap((id) => (own.has(id) ? [] : (group.entries.get(id) ?? [])))
  })
}
