import { expect, it } from 'vitest'
import { clusterDiameterPx } from './clusterTier.ts'

it.each([
  [2, 19],
  [20, 49],
  [50, 99],
  [100, 499],
  [500, 999],
  [1000, 10_000],
])('sizes clusters from %d to %d devices alike, and others differently', (from, to) => {
  expect(clusterDiameterPx(from)).toBe(clusterDiameterPx(to))
  expect(clusterDiameterPx(to + 1) > clusterDiameterPx(to)).toBe(to < 1000)
})
