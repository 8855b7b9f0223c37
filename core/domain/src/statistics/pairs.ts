import { LISTED_PAIRS_MAX, type Pairs } from '@airshed/schemas'
import { COMPLETENESS_THRESHOLD, coverageOf } from './completeness.ts'
import { pairDensity } from './pairDensity.ts'
import { orthogonalRegressionOf } from './orthogonal.ts'
import { agreementOf, regressionOf } from './regression.ts'

/** Two parameters in the steps of a window. */
export interface PairedSteps {
  /** Start of each step, ms UTC; then the values, NaN where one has none. Columns of equal length. */
  readonly start: ArrayLike<number>
  readonly x: ArrayLike<number>
  readonly y: ArrayLike<number>
  /** Steps in which both should have a value. */
  readonly expected: number
  /** If both have one, their difference is meaningful. */
  readonly xUnit: string
  readonly yUnit: string
}

/**
 * Two parameters against each other, from all steps in which both have a value. Below 75 % of the steps that are due
 * there is neither line nor agreement; the pairs themselves are still returned.
 */
export function pairsOf(steps: PairedSteps): Omit<Pairs, 'timezone' | 'averagingPeriodMs'> {
  const [start, x, y]: [number[], number[], number[]] = [[], [], []]
  for (let at = 0; at < steps.start.length; at += 1) {
    const [across, up] = [steps.x[at] ?? Number.NaN, steps.y[at] ?? Number.NaN]
    if (!Number.isFinite(across) || !Number.isFinite(up)) continue
    start.push(steps.start[at] ?? 0)
    x.push(across)
    y.push(up)
  }
  const count = x.length
  const coverage = coverageOf(count, steps.expected)
  const isCovered = (coverage ?? 1) >= COMPLETENESS_THRESHOLD
  const isListed = count <= LISTED_PAIRS_MAX
  const isComparable = isCovered && steps.xUnit === steps.yUnit
  return {
    xUnit: steps.xUnit,
    yUnit: steps.yUnit,
    count,
    expected: steps.expected,
    coverage,
    regression: isCovered ? regressionOf({ x, y }) : null,
    orthogonal: isComparable ? orthogonalRegressionOf({ x, y }) : null,
    agreement: isComparable ? agreementOf({ x, y }) : null,
    points: isListed ? { start, x, y } : null,
    density: isListed ? null : pairDensity({ x, y }),
  }
}
