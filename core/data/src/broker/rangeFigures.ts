import { rangeStatistics } from '@airshed/domain'
import type { DataPoint, Node, RangeStatistics } from '@airshed/schemas'
import type { SeriesEntry } from './seriesStore.ts'
import type { StatisticsEntry } from './statisticsStore.ts'
import type { Subscription } from './subscription.ts'

/** The readings over the range of the page that a subscriber has, by data point. */
function ownReadings({ series, statistics }: Subscription): ReadonlyMap<string, SeriesEntry> {
  const window = JSON.stringify(statistics?.group.window)
  const own = new Map<string, SeriesEntry>()
  for (const { group, dataPointIds } of series) {
    const { spec, entries } = group
    if (spec.averagingMs !== undefined || JSON.stringify(spec.window) !== window) continue
    for (const id of dataPointIds) {
      const entry = entries.get(id)
      if (entry !== undefined) own.set(id, entry)
    }
  }
  return own
}

/** Every reading of the window is there, neither averaged nor reduced to what a chart can draw. */
const isWhole = ({ value, info }: SeriesEntry): boolean =>
  value !== null && info?.reduced !== true && (info?.averagingPeriodMs ?? null) === null

/** Marks the figures that only the server can compute; for readings to come it is not known yet. */
export function askForFigures(subscription: Subscription): void {
  const { statistics } = subscription
  if (statistics === null) return
  const own = ownReadings(subscription)
  for (const id of statistics.dataPointIds) {
    const entry = statistics.group.entries.get(id)
    const readings = own.get(id)
    const isToCome = readings !== undefined && readings.value === null
    if (entry === undefined || isToCome) continue
    if (readings === undefined || !isWhole(readings)) entry.isAsked = true
  }
}

/** A data point with the device that it belongs to. */
export interface OwnedPoint {
  readonly dataPoint: DataPoint
  readonly node: Node
}

/**
 * The figures that are known: those of readings that are all here follow them, also while they come
 * in live.
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
  const { statistics } = subscription
  if (statistics === null) return figures
  const own = ownReadings(subscription)
  for (const id of statistics.dataPointIds) {
    const readings = own.get(id)
    const point = ownedPoint(id)
    if (readings?.value != null && isWhole(readings) && point !== null) {
      const { times, values } = readings.value.columns()
      const series = {
        times,
        values,
        kind: point.dataPoint.kind,
        reportingIntervalMs: point.node.interval,
        reportingIntervals: readings.info?.reportingIntervals ?? [],
      }
      figures[id] = rangeStatistics(series, range, nowMs)
      continue
    }
    const value = statistics.group.entries.get(id)?.value ?? 'unknown'
    if (value !== 'unknown') figures[id] = value
  }
  return figures
}

/** The figures that a widget waits for: it has no readings of the data point to show meanwhile. */
export function awaitedFigures(subscription: Subscription): StatisticsEntry[] {
  const { statistics } = subscription
  if (statistics === null) return []
  const own = ownReadings(subscription)
  return statistics.dataPointIds.flatMap((id) =>
    own.has(id) ? [] : (statistics.group.entries.get(id) ?? []),
  )
}
