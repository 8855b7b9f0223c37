import { expect, it } from 'vitest'
import { percentile } from './percentile.ts'

it('interpolates between the two nearest values, as R and NumPy do', () => {
  // quantile(c(1, 2, 4, 8), c(0, .25, .5, .9, 1)) in R
  const sorted = [1, 2, 4, 8]
  expect([0, 25, 50, 100].map((percent) => percentile(sorted, percent))).toEqual([1, 1.75, 3, 8])
  expect(percentile(sorted, 90)).toBeCloseTo(6.8, 12)
})

it('the percentile of one value is that value, and of none null', () => {
  expect(percentile([7], 98)).toBe(7)
  expect(percentile([], 50)).toBeNull()
})
