import { DAY_MS, MINUTE_MS } from '../../time/duration.ts'
import type { TimeRange } from '../../time/range.ts'
import { timeFormatAt } from '../../time/timeFormat.ts'

const YEAR_MS = 365 * DAY_MS

/** Space for a label on the time axis in CSS pixels; dates need more than times. */
export function timeLabelSpacePx(range: TimeRange): number {
  return range.to - range.from > DAY_MS ? 100 : 56
}

/**
 * Writes the labels of the time axis: times within a day, beyond it dates with times. Unless the whole window is of
 * this year, the first date of each year has its year.
 *
 * @param nowMs the present, ms UTC
 */
export function timeLabels(locale: string, timezone: string, nowMs: number) {
  const { axis, dateOfYear, isSameYear } = timeFormatAt(locale, timezone, nowMs)
  return (splits: readonly number[], stepMs: number, range: TimeRange): string[] => {
    const isThisYear = isSameYear(range.from, nowMs) && isSameYear(range.to, nowMs)
    return splits.map((split, index) => {
      if (stepMs >= YEAR_MS) return yearLabel(locale, split)
      const previous = splits[index - 1]
      const isNewYear = previous === undefined || !isSameYear(previous, split)
      const date = isNewYear && !isThisYear ? dateOfYear(split) : axis.date(split)
      if (stepMs >= DAY_MS) return date
      const time = stepMs < MINUTE_MS ? axis.timeWithSeconds(split) : axis.time(split)
      return range.to - range.from > DAY_MS ? `${date}, ${time}` : time
    })
  }
}

/** Created on demand: hardly any axis spans years, and a format is slow to create. */
function yearLabel(locale: string, ms: number): string {
  return new Date(ms).toLocaleDateString(locale, { year: 'numeric', timeZone: 'UTC' })
}
