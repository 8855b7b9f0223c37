import type { Measurement } from '@airshed/schemas'

/**
 * The longest time between two values that follow each other, in ms; 0 without such. A reduced series
 * tells its gaps by nulls, so none of these steps is one: its points are only as far apart as its columns.
 */
export function longestStepMs(series: readonly Measurement[]): number {
  let longest = 0
  let beforeMs: number | null = null
  for (const [at, value] of series) {
    if (value !== null && beforeMs !== null) longest = Math.max(longest, at - beforeMs)
    beforeMs = value === null ? null : at
  }
  return longest
}
