import { correctionRule, type CorrectionFormula } from '@airshed/console-kit'

/** A curve as points; null: there is no corrected value. */
export interface CorrectionCurve {
  /** Reported values, ascending. */
  readonly x: readonly number[]
  readonly y: readonly (number | null)[]
}

/** Enough for the bends of a polynomial at the width of a dialog. */
const POINTS = 101

/**
 * Corrected values over a range of reported ones.
 *
 * @param range in the unit of the server; the ends differ
 * @param humidity relative humidity, %; undefined: unknown
 */
export function correctionCurve(
  formula: CorrectionFormula,
  [least, most]: readonly [number, number],
  humidity: number | undefined,
): CorrectionCurve {
  const correct = correctionRule(formula)
  const step = (most - least) / (POINTS - 1)
  const x = Array.from({ length: POINTS }, (_, at) =>
    at === POINTS - 1 ? most : least + at * step,
  )
  return { x, y: x.map((raw) => correct?.(raw, humidity) ?? null) }
}

/** Room above and below the curve, as a share of its height. */
const ROOM = 0.05

/** The ends of the axis of corrected values: those of the curve and of the line on which both are the same, with room. */
export function curveEnds({ x, y }: CorrectionCurve): readonly [number, number] {
  const shown = [...x, ...y.filter((value) => value !== null)]
  const least = Math.min(...shown)
  const most = Math.max(...shown)
  const room = (most - least) * ROOM
  return [least - room, most + room]
}
