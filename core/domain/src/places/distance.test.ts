import { expect, it } from 'vitest'
import type { Place } from '../devices/locationChange.ts'
import { distanceM } from './distance.ts'

const DEGREE_M = 111_195

it.each<[string, Place, Place, number]>([
  ['one place and itself', [41.15, -8.61], [41.15, -8.61], 0],
  ['a degree of latitude', [10, 20], [11, 20], DEGREE_M],
  ['a degree of longitude at 60° north', [60, 5], [60, 6], 55_597],
  ['places on both sides of the date line', [0, 179.5], [0, -179.5], DEGREE_M],
  ['London and Paris', [51.5074, -0.1278], [48.8566, 2.3522], 343_557],
  ['the two poles', [90, 0], [-90, 77], 180 * DEGREE_M],
  ['opposite places', [12.3, 45.6], [-12.3, -134.4], 180 * DEGREE_M],
])('the distance of %s agrees with that on a sphere', (_, from, to, expected) => {
  const apart = distanceM(from, to)
  expect(Math.abs(apart - expected)).toBeLessThanOrEqual(Math.max(1, expected * 0.000_02))
  expect(distanceM(to, from)).toBeCloseTo(apart, 6)
})
