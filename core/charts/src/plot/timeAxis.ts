import { timeFormat } from '@airshed/ui'
import type { ChartRange } from '../series/chartSeries.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const YEAR_MS = 365 * DAY_MS

/** Space for a label on the time axis in CSS pixels; dates need more than times. */
export function timeLabelSpacePx(range: ChartRange): number {
  return range.to - range.from > DAY_MS ? 100 : 56
}

/**
 * Writes the labels of the time axis: times within a day, beyond it dates with times. In a window of
 * several years the first date of each has its year.
 */
export function timeLabels(locale: string, timezone: string) {
  const { axis, dateOfYear, isSameYear } = timeFormat(locale, timezone)
  return (splits: readonly number[], stepMs: number, range: ChartRange): string[] =>
    splits.map((split, index) => {
      if (stepMs >= YEAR_MS) return yearLabel(locale, split)
      if (stepMs >= DAY_MS) {
        const previous = splits[index - 1]
        const isNewYear = previous === undefined || !isSameYear(previous, split)
        const isOneYear = isSameYear(range.from, range.to)
        return isNewYear && !isOneYear ? dateOfYear(split) : axis.date(split)
      }
      const time = stepMs < MINUTE_MS ? axis.timeWithSeconds(split) : axis.time(split)
      return range.to - range.from > DAY_MS ? `${axis.date(split)}, ${time}` : time
    })
}

/** Created on demand: hardly any axis spans years, and a format is slow to create. */
function yearLabel(locale: string, ms: number): string {
  return new Date(ms).toLocaleDateString(locale, { year: 'numeric', timeZone: 'UTC' })
}
