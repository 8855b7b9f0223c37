import type {
  CorrectionCheck,
  NoCorrection,
  ProposedCorrection,
  SensorLine,
} from '@airshed/schemas'
import type { PairedColumns } from '../regression.ts'
import { sensorErrorOf } from './sensorError.ts'
import { sensorLineOf } from './sensorLine.ts'

/** Pairs that a proposal needs: fewer leave too few for a fit by two thirds and a check by the rest. */
export const FEWEST_PROPOSED_PAIRS = 15

/** A correction, or why there is none. */
export type Proposal =
  | { readonly correction: ProposedCorrection; readonly noCorrection: null }
  | { readonly correction: null; readonly noCorrection: NoCorrection }

/** Coefficients [c0, c1] of `corrected = c0 + c1 raw` which undo `raw = intercept + slope × reference`. */
export const inverseOf = ({
  slope,
  intercept,
}: Pick<SensorLine, 'slope' | 'intercept'>): [number, number] => [
  // Not −0, which would be printed as such.
  0 - intercept.value / slope.value,
  1 / slope.value,
]

/**
 * Proposes the inverse of the line of a sensor on its reference, and tries it on pairs that it was not fitted to: a line of
 * the first two thirds of the pairs corrects the last third. Neighbouring hours are alike, so that every other pair would
 * know what it is checked against, and the later pairs are those to which a correction is applied.
 *
 * @param pairs finite values of one unit, oldest first
 * @param start start of the period of each pair, ms UTC
 * @param line the line of all pairs, as from `sensorLineOf`
 */
export function proposalOf(
  pairs: PairedColumns,
  start: ArrayLike<number>,
  line: SensorLine | null,
): Proposal {
  const none = (noCorrection: NoCorrection): Proposal => ({ correction: null, noCorrection })
  if (pairs.x.length < FEWEST_PROPOSED_PAIRS) return none('too_few_pairs')
  if (line === null) return none('constant_reference')
  if (line.slope.value <= 0) return none('slope_not_positive')
  if (line.slope.low <= 0) return none('slope_uncertain')
  let [rawFrom, rawTo] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < pairs.y.length; at += 1) {
    rawFrom = Math.min(rawFrom, pairs.y[at] ?? rawFrom)
    rawTo = Math.max(rawTo, pairs.y[at] ?? rawTo)
  }
  const correction = {
    coefficients: inverseOf(line),
    rawFrom,
    rawTo,
    check: checkOf(pairs, start),
  }
  return { correction, noCorrection: null }
}

function checkOf(pairs: PairedColumns, start: ArrayLike<number>): CorrectionCheck | null {
  const [x, y] = [Array.from(pairs.x), Array.from(pairs.y)]
  const fittedPairs = Math.floor((2 * x.length) / 3)
  const line = sensorLineOf({ x: x.slice(0, fittedPairs), y: y.slice(0, fittedPairs) })
  if (line === null || line.slope.value <= 0) return null
  const coefficients = inverseOf(line)
  const [c0, c1] = coefficients
  const [later, raw] = [x.slice(fittedPairs), y.slice(fittedPairs)]
  const before = sensorErrorOf({ x: later, y: raw })
  const after = sensorErrorOf({ x: later, y: raw.map((value) => c0 + c1 * value) })
  if (before === null || after === null) return null
  return {
    fittedPairs,
    checkedPairs: later.length,
    checkedFrom: start[fittedPairs] ?? 0,
    coefficients,
    before,
    after,
  }
}
