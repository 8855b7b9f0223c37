import { DAY_MS, HOUR_MS } from '../time/duration.ts'
import { standardDays } from '../time/standardDay.ts'
import { COMPLETENESS_THRESHOLD, withCoverage, type CoveredStatistic } from './completeness.ts'

/** A mean and its coverage, labelled by the start of its period. */
export interface PeriodMean extends CoveredStatistic {
  /** Start of the period, ms UTC. */
  readonly start: number
}

const HOURS_A_DAY = DAY_MS / HOUR_MS

/**
 * Hourly means, for each hour from the first reading to the last; hours without a reading are included with a value of
 * null.
 *
 * @param times - ms UTC, ascending; the value belongs to the hour in which its time lies
 * @param values - as long as `times`; NaN is a gap
 * @param intervalMs - reporting interval, from which the expected number of readings follows
 */
export function hourlyMeans(
  times: ArrayLike<number>,
  values: ArrayLike<number>,
  intervalMs: number,
  threshold: number = COMPLETENESS_THRESHOLD,
): PeriodMean[] {
  const expected = Math.max(1, Math.round(HOUR_MS / intervalMs))
  const hourOf = (ts: number) => Math.floor(ts / HOUR_MS) * HOUR_MS
  return meansOf(times, values, hourOf, HOUR_MS, expected, threshold)
}

/**
 * Daily means of hourly means, days in the zone's standard time, without daylight saving; an hour below its own
 * threshold counts as missing here.
 *
 * @param hours - hourly means, ascending
 * @param zone - IANA name
 */
export function dailyMeans(
  hours: readonly PeriodMean[],
  zone: string,
  threshold: number = COMPLETENESS_THRESHOLD,
): PeriodMean[] {
  return meansOf(
    hours.map((hour) => hour.start),
    hours.map((hour) => hour.value ?? Number.NaN),
    standardDays(zone),
    DAY_MS,
    HOURS_A_DAY,
    threshold,
  )
}

function meansOf(
  times: ArrayLike<number>,
  values: ArrayLike<number>,
  startOf: (ts: number) => number,
  periodMs: number,
  expected: number,
  threshold: number,
): PeriodMean[] {
  const means: PeriodMean[] = []
  let start = Number.NaN
  let sum = 0
  let count = 0
  const close = () => {
    const value = count === 0 ? null : sum / count
    means.push({ start, ...withCoverage(value, count, expected, threshold) })
    sum = 0
    count = 0
  }
  for (let i = 0; i < times.length; i += 1) {
    const period = startOf(times[i] ?? Number.NaN)
    if (Number.isNaN(period)) continue
    if (Number.isNaN(start)) start = period
    while (start < period) {
      close()
      start = startOf(start + periodMs)
    }
    const value = values[i] ?? Number.NaN
    if (!Number.isFinite(value)) continue
    sum += value
    count += 1
  }
  if (!Number.isNaN(start)) close()
  return means
}
