import type { ComputedOperator, ComputedScale } from '@airshed/schemas'
import type { ComputedDefinition } from './computedDefinition.ts'

/** Devices store numbers in single precision: 0.1 may arrive as 0.10000000149. */
const SAME_WITHIN = 1e-6

const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= SAME_WITHIN * Math.max(Math.abs(a), Math.abs(b))

const COMPARISONS: Readonly<Record<ComputedOperator, (a: number, b: number) => boolean>> = {
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  eq: isSame,
  neq: (a, b) => !isSame(a, b),
}

/** Whether a comparison holds; numbers that single precision cannot distinguish are equal. */
export const compare = (name: ComputedOperator, a: number, b: number): boolean =>
  COMPARISONS[name](a, b)

/** A reading mapped by a linear scale; readings beyond its ends are extrapolated. */
export function scaled(value: number, { min, max, range1, range2 }: ComputedScale): number {
  return range1 + ((value - min) / (max - min)) * (range2 - range1)
}

/**
 * The value of a computed parameter for one reading.
 *
 * @param factor see `ComputedOutcome`
 * @returns undefined for functions that need more than one reading
 */
export function pointValue(
  definition: ComputedDefinition,
  value: number,
  factor: number,
): number | undefined {
  switch (definition.function) {
    case 'abs':
      return Math.abs(value)
    case 'scale':
      return scaled(value, definition.scale)
    case 'mass':
      return value * factor
    case 'avg':
    case 'min':
    case 'max':
    case 'diff':
      return undefined
    default:
      return compare(definition.function, value, definition.value) ? 1 : 0
  }
}
