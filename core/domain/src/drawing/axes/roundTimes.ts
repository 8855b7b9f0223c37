import { DateTime } from 'luxon'
import { binStepMs, timeBins } from '../../statistics/timeBins.ts'
import { DAY_MS, HOUR_MS } from '../../time/duration.ts'
import type { TimeRange } from '../../time/range.ts'

/** Steps of a long axis, days. */
const STEP_DAYS: readonly number[] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000]

/**
 * The shortest round step with which an axis has no more than so many of them.
 *
 * @returns ms; a day or more is a whole number of days
 */
export function timeStepMs({ from, to }: TimeRange, stepsMax: number): number {
  const lengthMs = to - from
  const stepMs = binStepMs(lengthMs, stepsMax)
  if (lengthMs <= stepMs * stepsMax) return stepMs
  const days = STEP_DAYS.find((step) => lengthMs <= step * DAY_MS * stepsMax)
  return (days ?? Math.ceil(lengthMs / DAY_MS / stepsMax)) * DAY_MS
}

/**
 * Round times of a zone’s clock within a range, ascending; both ends may be among them. Steps over an hour keep to
 * round hours on days that are longer or shorter than others; a round hour that such a day does not have is left out.
 *
 * @param stepMs see `timeStepMs`
 * @param zone IANA name; an unknown one counts as UTC
 * @returns ms UTC
 */
export function roundTimes({ from, to }: TimeRange, stepMs: number, zone: string): number[] {
  // The first and the last bin begin and end with the range, which must not be taken for round times.
  const bins = timeBins({ from: from - 1, to: to + 1 }, Math.min(stepMs, DAY_MS), zone).slice(1, -1)
  const times = Array.from(bins)
  if (stepMs <= HOUR_MS) return times
  if (stepMs < DAY_MS) return times.filter((ms) => isRoundHour(ms, stepMs / HOUR_MS, zone))
  const every = Math.round(stepMs / DAY_MS)
  return times.filter((_, index) => index % every === 0)
}

function isRoundHour(ms: number, hours: number, zone: string): boolean {
  const local = DateTime.fromMillis(ms, { zone })
  return local.isValid ? local.hour % hours === 0 : true
}
