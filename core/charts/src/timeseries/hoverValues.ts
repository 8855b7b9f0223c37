import type { ChartSeries } from '../series/chartSeries.ts'
import { nearestIndex, typicalStepMs } from '../series/timeSearch.ts'

/** A value is told for a time when it lies within so many of its typical steps. */
const NEAR_STEPS = 2

export interface HoverValue {
  id: string
  label: string
  color: string
  unit: string
  /** null where the series has nothing near that time. */
  value: number | null
}

/**
 * What each shown series says at a time: its measured value nearest to it, as it was measured and
 * not as it was drawn.
 *
 * @param nearMs a distance that is always near, such as the width of a few pixels
 */
export function hoverValues(
  series: readonly ChartSeries[],
  time: number,
  nearMs: number,
): readonly HoverValue[] {
  return series
    .filter(({ isHidden }) => isHidden !== true)
    .map(({ id, label, color, unit, times, values }) => {
      const index = nearestIndex(times, time)
      const distanceMs = Math.abs((times[index] ?? Number.POSITIVE_INFINITY) - time)
      const isNear = distanceMs <= Math.max(nearMs, NEAR_STEPS * typicalStepMs(times))
      const value = isNear ? (values[index] ?? Number.NaN) : Number.NaN
      return { id, label, color, unit, value: Number.isNaN(value) ? null : value }
    })
}
