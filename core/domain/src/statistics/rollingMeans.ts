import type { ParameterKind } from '@airshed/schemas'
import type { CoveredStatistic } from './completeness.ts'
import { meanOfHours, type DueHour } from './dueHours.ts'

/** A mean over the hours before a time. */
export interface RollingMean extends CoveredStatistic {
  /** End of the mean, ms UTC. */
  readonly endMs: number
}

/**
 * The mean that ends with each hour and covers it and the hours before it, as guidelines and indices require for 8 and
 * 24 hours. Each is summed separately, so that rounding errors do not accumulate.
 *
 * @param hours consecutive ones, ascending
 * @param length hours of a mean
 * @returns one for each hour from the first that has enough hours before it
 */
export function rollingMeans(
  hours: readonly DueHour[],
  length: number,
  kind: ParameterKind,
): RollingMean[] {
  const means: RollingMean[] = []
  for (let end = length; end <= hours.length; end += 1) {
    const endMs = hours[end - 1]?.endMs ?? Number.NaN
    means.push({ endMs, ...meanOfHours(hours, kind, end - length, end) })
  }
  return means
}
