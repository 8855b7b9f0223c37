import {
  belowLimitAt,
  type BelowLimit,
  hiddenReading,
  isReported,
  longestIntervalMs,
  type HiddenReading,
} from '@airshed/domain'
import type { ChartSeries } from '../series/chartSeries.ts'
import { lastNotAfter, nearestIndex, typicalStepMs } from '../series/timeSearch.ts'

/** A value is shown for a time when it lies within this many of its typical steps. */
const NEAR_STEPS = 2

export interface HoverValue extends Pick<ChartSeries, 'kind' | 'averagingPeriodMs'> {
  id: string
  label: string
  color: string
  unit: string
  /** null when the series has no value near that time. */
  value: number | null
  /** Why the reading near that time is not shown; null: nothing hides it. */
  hidden: HiddenReading | null
  /** It is below its detection limit; absent: it is not. */
  belowLimit?: BelowLimit
}

/**
 * The value of each shown series at a time: the nearest measured value, as it was measured rather
 * than as it was drawn; of one that holds until the next, the value that held.
 *
 * @param nearMs a distance in ms that always counts as near, such as the width of a few pixels
 */
export function hoverValues(
  series: readonly ChartSeries[],
  time: number,
  nearMs: number,
): readonly HoverValue[] {
  return series
    .filter(({ isHidden }) => isHidden !== true)
    .map((one) => {
      const { id, label, color, unit, times, values, flags, path = '' } = one
      const { kind = 'scalar', averagingPeriodMs = null } = one
      const isHeld = !isReported(path) && averagingPeriodMs === null
      const index = isHeld ? lastNotAfter(times, time) : nearestIndex(times, time)
      const distanceMs = Math.abs((times[index] ?? Number.POSITIVE_INFINITY) - time)
      const isNear = distanceMs <= Math.max(nearMs, NEAR_STEPS * stepAtMs(one, time))
      const value = isNear ? (values[index] ?? Number.NaN) : Number.NaN
      const hidden = isNear ? hiddenReading(flags?.[index], path) : null
      const belowLimit = isNear ? belowLimitAt(one, index) : null
      const known = Number.isNaN(value) ? null : value
      return {
        id,
        label,
        color,
        unit,
        kind,
        averagingPeriodMs,
        value: known,
        hidden,
        ...(belowLimit === null ? {} : { belowLimit }),
      }
    })
}

/** The step of a series at a time: a device may have reported less often then than it usually does. */
function stepAtMs(series: ChartSeries, time: number): number {
  const { times, averagingPeriodMs, reportingIntervalMs = 0 } = series
  const inForceMs = longestIntervalMs({ ...series, reportingIntervalMs }, time - 1, time)
  return Math.max(typicalStepMs(times), averagingPeriodMs ?? 0, inForceMs)
}
