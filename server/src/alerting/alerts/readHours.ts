import {
  hoursIn,
  computedStepMs,
  periodValue,
  periodWindow,
  type ComputedValues,
  type PeriodDefinition,
  type TimeSpan,
} from '@airshed/domain'
import { runSlicesIn } from '../../storage/store/measurements/runSlicesIn.ts'
import { windowStatisticsOf } from '../../storage/store/measurements/statistics.ts'
import type { Db } from '../../storage/store/db.ts'
import type { WatchedPoint } from './readPoints.ts'

/** A measure of whole hours of one data point, and the span in which its values are requested. */
export interface AskedHours {
  readonly point: WatchedPoint
  readonly measure: PeriodDefinition
  readonly span: TimeSpan
}

/** Key of the values of a measure of a data point. */
export const hoursKey = (
  source: string,
  { function: name, periodMs, completeness = 0 }: PeriodDefinition,
): string => `${source} ${name} ${periodMs} ${completeness}`

/** Values of whole hours from the rollups of the store, by {@link hoursKey}. */
export async function readHours(
  db: Db,
  asked: readonly AskedHours[],
): Promise<ReadonlyMap<string, ComputedValues>> {
  const found = new Map<string, { times: number[]; values: number[] }>(
    asked.map(({ point, measure }) => [
      hoursKey(point.source.id, measure),
      { times: [], values: [] },
    ]),
  )
  // Data points that have the same windows share a query.
  for (const group of Map.groupBy(asked, windowsKey).values()) {
    const [first] = group
    const hours = first === undefined ? [] : hoursIn(first.span)
    if (first === undefined || hours.length === 0) continue
    const stepMs = computedStepMs(first.measure)
    const { periodMs } = first.measure
    const windows = hours.map((ts) => periodWindow(ts, periodMs, stepMs, first.point.source))
    const ids = group.map(({ point }) => point.seriesId)
    const figures = await windowStatisticsOf(runSlicesIn(db), ids, windows, Infinity)
    for (const { point, measure } of group) {
      const values = found.get(hoursKey(point.source.id, measure))
      for (const [at, figure] of (figures.get(point.seriesId) ?? []).entries()) {
        const value = periodValue(measure, figure)
        if (value === null) continue
        values?.times.push(hours[at] ?? 0)
        values?.values.push(value)
      }
    }
  }
  return found
}

function windowsKey({ point, measure, span }: AskedHours): string {
  const hours = hoursIn(span)
  const isHourly = point.source.stepMs !== null
  return `${measure.periodMs} ${isHourly} ${hours[0]} ${hours.at(-1)}`
}
