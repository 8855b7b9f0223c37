import { describe, expect, it } from 'vitest'
import { firstNotBefore, nearestIndex, typicalStepMs } from './timeSearch.ts'

const times = Float64Array.of(10, 20, 30, 60)

describe('the index of a time', () => {
  it.each([
    [5, 0, 0],
    [10, 0, 0],
    [14, 1, 0],
    [16, 1, 1],
    [44, 3, 2],
    [46, 3, 3],
    [99, 4, 3],
  ])('finds the index nearest to %d', (time, first, nearest) => {
    expect(firstNotBefore(times, time)).toBe(first)
    expect(nearestIndex(times, time)).toBe(nearest)
  })

  it('finds no index in an empty series', () => {
    expect(nearestIndex(new Float64Array(), 5)).toBe(-1)
  })
})

describe('the typical step', () => {
  it.each([
    [times, 10],
    [Float64Array.of(1), 0],
    [new Float64Array(), 0],
    [Float64Array.from({ length: 100_000 }, (_, index) => index * 60_000), 60_000],
  ])('the typical step is the median of the steps', (given, expected) => {
    expect(typicalStepMs(given)).toBe(expected)
  })
})
