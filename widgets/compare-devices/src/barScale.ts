/** Where values lie along a bar, as shares of its length. */
export interface BarScale {
  /** Position of zero, where the bars begin, 0–1. */
  zero: number
  /** Position of a value, 0–1. */
  at: (value: number) => number
}

/** A scale over all values and zero: bars that did not begin at zero would misrepresent their ratio. */
export function barScale(values: readonly number[]): BarScale {
  const least = Math.min(0, ...values)
  const greatest = Math.max(0, ...values)
  const span = greatest - least
  const at = (value: number): number => (span === 0 ? 0 : (value - least) / span)
  return { zero: at(0), at }
}
