import { withCoverage, type CoveredStatistic } from './completeness.ts'

/** How often a limit was exceeded. */
export interface Exceedances extends CoveredStatistic {
  /**
   * Periods that are known to exceed the limit: missing ones may have exceeded it too, so that this is reported as a lower
   * bound where `value` is withheld.
   */
  readonly atLeast: number
}

/**
 * Counts the periods with a value above a limit; unlike a mean, a count of too few periods still says something.
 *
 * @param values of the hours or days that have one, in the unit of the limit
 * @param above a value that equals it does not exceed it
 * @param expected hours or days that should have a value
 */
export function countExceedances(
  values: readonly number[],
  above: number,
  expected: number,
): Exceedances {
  const atLeast = values.filter((value) => value > above).length
  return { atLeast, ...withCoverage(atLeast, values.length, expected) }
}
