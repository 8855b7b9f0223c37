import { expect } from 'vitest'

/** Where a figure belongs, for the message of a difference. */
export interface Place {
  seed: number
  /** The request, in words. */
  where: string
}

type Figure = number | boolean | string | null | undefined

/** Rounding differences of sums in another order. */
const TOLERANCE = 1e-8
/** Maximum number of differences in a message. */
const NAMED = 10

/** Compares figures of the product with those of the evaluator, thousands at a time. */
export function createComparison() {
  let compared = 0
  const differences: string[] = []
  const report = ({ seed, where }: Place, name: string, expected: Figure, got: Figure): void => {
    differences.push(`seed ${seed}, ${where}, ${name}: expected ${expected}, got ${got}`)
  }
  return {
    /** @param tolerance of numbers, relative to their size if that is above 1; default 1e-8 */
    figure(place: Place, name: string, expected: Figure, got: Figure, tolerance = TOLERANCE): void {
      compared += 1
      if (typeof expected !== 'number' || typeof got !== 'number') {
        if (expected !== got) report(place, name, expected, got)
        return
      }
      const distance = Math.abs(expected - got)
      if (!(distance <= tolerance * Math.max(1, Math.abs(expected))))
        report(place, name, expected, got)
    },
    /** Degrees, where 359.999… and 0 are equal. */
    direction(place: Place, name: string, expected: number | null, got: number | null | undefined) {
      const isAround =
        expected !== null && typeof got === 'number' && Math.abs(expected - got) > 180
      this.figure(place, name, isAround ? expected + (expected < got ? 360 : -360) : expected, got)
    },
    /** Fails with the first differences; returns how many figures were compared. */
    expectNone(): number {
      expect(differences.slice(0, NAMED)).toEqual([])
      expect(differences).toHaveLength(0)
      return compared
    },
  }
}

export type Comparison = ReturnType<typeof createComparison>
