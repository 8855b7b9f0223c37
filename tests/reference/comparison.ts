import { expect } from 'vitest'

/** Where a figure stands, for the message of a difference. */
export interface Place {
  seed: number
  /** What was asked, in words. */
  where: string
}

type Figure = number | boolean | string | null | undefined

/** Rounding of sums in another order. */
const TOLERANCE = 1e-8
/** Differences that a message names. */
const NAMED = 10

/** Holds figures of the product against those of the evaluator, thousands at a time. */
export function createComparison() {
  let compared = 0
  const differences: string[] = []
  const tell = ({ seed, where }: Place, name: string, expected: Figure, got: Figure): void => {
    differences.push(`seed ${seed}, ${where}, ${name}: expected ${expected}, got ${got}`)
  }
  return {
    /** @param tolerance of numbers, by their size where that is above 1; default 1e-8 */
    figure(place: Place, name: string, expected: Figure, got: Figure, tolerance = TOLERANCE): void {
      compared += 1
      if (typeof expected !== 'number' || typeof got !== 'number') {
        if (expected !== got) tell(place, name, expected, got)
        return
      }
      const distance = Math.abs(expected - got)
      if (!(distance <= tolerance * Math.max(1, Math.abs(expected))))
        tell(place, name, expected, got)
    },
    /** Degrees, of which 359.999… and 0 are one. */
    direction(place: Place, name: string, expected: number | null, got: number | null | undefined) {
      const isAround =
        expected !== null && typeof got === 'number' && Math.abs(expected - got) > 180
      this.figure(place, name, isAround ? expected + (expected < got ? 360 : -360) : expected, got)
    },
    /** Fails with the first differences; answers how many figures were compared. */
    expectNone(): number {
      expect(differences.slice(0, NAMED)).toEqual([])
      expect(differences).toHaveLength(0)
      return compared
    },
  }
}

export type Comparison = ReturnType<typeof createComparison>
