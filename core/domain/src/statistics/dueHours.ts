import type { ParameterKind } from '@airshed/schemas'
import { COMBINATIONS, energyOf, levelOf } from './combine.ts'
import { withCoverage, type CoveredStatistic } from './completeness.ts'
import type { HourFigure } from './cycles.ts'

/** The value of one hour, and whether it should have one. */
export interface DueHour extends HourFigure {
  /** Exclusive, ms UTC. */
  readonly endMs: number
  /** A device that reports every two hours has nothing due in every second hour. */
  readonly isDue: boolean
}

/** Kinds whose hours have a meaningful mean: not totals, extremes or directions. */
export const hasMeanOfHours = (kind: ParameterKind): boolean =>
  COMBINATIONS[kind] === 'mean' || COMBINATIONS[kind] === 'energyMean'

/**
 * Mean of hourly values, energy mean for levels; withheld below 75 % of the hours that are due.
 *
 * @param kind one of which `hasMeanOfHours` is true
 * @param start index of the first hour
 * @param end index after the last one
 */
export function meanOfHours(
  hours: readonly DueHour[],
  kind: ParameterKind,
  start = 0,
  end = hours.length,
): CoveredStatistic {
  const isLevel = COMBINATIONS[kind] === 'energyMean'
  let sum = 0
  let count = 0
  let expected = 0
  for (let at = start; at < end; at += 1) {
    const hour = hours[at]
    if (hour?.isDue === true) expected += 1
    const value = hour?.value ?? null
    if (value === null) continue
    sum += isLevel ? energyOf(value) : value
    count += 1
  }
  const mean = isLevel ? levelOf(sum / count) : sum / count
  return withCoverage(count === 0 ? null : mean, count, expected)
}
