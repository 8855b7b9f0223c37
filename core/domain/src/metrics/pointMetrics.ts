import type { MetricOperator, MetricScale } from '@airshed/schemas'
import type { MetricDefinition } from './metricDefinition.ts'

/** Devices keep numbers in single precision: 0.1 may arrive as 0.10000000149. */
const SAME_WITHIN = 1e-6

const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= SAME_WITHIN * Math.max(Math.abs(a), Math.abs(b))

const COMPARISONS: Readonly<Record<MetricOperator, (a: number, b: number) => boolean>> = {
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  eq: isSame,
  neq: (a, b) => !isSame(a, b),
}

/** Whether a value compares so with another; numbers that single precision cannot tell apart are the same. */
export const compare = (name: MetricOperator, a: number, b: number): boolean =>
  COMPARISONS[name](a, b)

/** A reading on the line of a scale; readings beyond its ends stay on the line. */
export function scaled(value: number, { min, max, range1, range2 }: MetricScale): number {
  return range1 + ((value - min) / (max - min)) * (range2 - range1)
}

/**
 * The value of a metric of one reading.
 *
 * @returns undefined for functions that need more than one reading
 */
export function pointValue(definition: MetricDefinition, value: number): number | undefined {
  switch (definition.function) {
    case 'abs':
      return Math.abs(value)
    case 'scale':
      return scaled(value, definition.scale)
    case 'avg':
    case 'min':
    case 'max':
    case 'diff':
      return undefined
    default:
      return compare(definition.function, value, definition.value) ? 1 : 0
  }
}
