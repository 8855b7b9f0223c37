import { expect, it } from 'vitest'
import { tQuantile95 } from './tQuantile.ts'

it.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [5, 2.571],
  [10, 2.228],
  [30, 2.042],
  [120, 1.98],
  [100_000, 1.96],
])('the t quantile with %i degrees of freedom is %d, as in tables', (freedom, quantile) => {
  expect(Math.abs(tQuantile95(freedom) - quantile)).toBeLessThan(0.0015)
})
