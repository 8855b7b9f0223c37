import type { Frame, TimeRange } from '@airshed/contract'
import { expectedReadings } from '@airshed/domain'
import type { ExportText } from './exportText.ts'

/**
 * The share of the expected values of a series that exist, in words.
 *
 * @param range of the page; a series outside of it, such as the newest N readings, is evaluated
 *   from its first reading to its last
 */
export function completenessText(frame: Frame, range: TimeRange, words: ExportText): string {
  const { text, share } = words
  if (frame.completeness === null) return text('completeness.unknown')
  if (frame.completeness !== undefined) {
    return text('completeness.reduced', { share: share(frame.completeness) })
  }
  const { count, expected } = countValues(frame, range)
  return text('completeness.share', { count, expected, share: share(count / expected) })
}

/** The number of values that are not gaps, and the number expected in the window from the steps of the series. */
function countValues(
  frame: Pick<
    Frame,
    'times' | 'values' | 'averagingPeriodMs' | 'reportingIntervalMs' | 'reportingIntervals'
  >,
  range: TimeRange,
): { count: number; expected: number } {
  const averagingMs = frame.averagingPeriodMs ?? 0
  const stepMs = Math.max(1, averagingMs === 0 ? frame.reportingIntervalMs : averagingMs)
  const [first = range.from, last = range.to] = [frame.times.at(0), frame.times.at(-1)]
  const isOutside = first < range.from - stepMs || last > range.to + stepMs
  const window = isOutside ? { from: first, to: last + stepMs } : range
  const due = expectedReadings(frame, window.from, window.to, averagingMs)
  const count = frame.values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0)
  return { count, expected: Math.max(1, count, due) }
}
