import { expect, it } from 'vitest'
import { plottedRange } from './plottedRange.ts'

it('leaves room around the readings, and begins at zero if they begin near it', () => {
  expect(plottedRange([4, 44])).toEqual([0, 54])
  expect(plottedRange([400, 440])).toEqual([390, 450])
  expect(plottedRange([-20, 20])).toEqual([-30, 30])
})

it('gives a range where all readings are equal, and where there are none', () => {
  expect(plottedRange([0, 0])).toEqual([0, 0.25])
  expect(plottedRange([8, 8])).toEqual([0, 10])
  expect(plottedRange([-8, -8])).toEqual([-10, -6])
  expect(plottedRange(null)).toEqual([0, 125])
})

it('reaches the value that is tried', () => {
  expect(plottedRange([4, 44], [300])).toEqual([0, 300])
  expect(plottedRange([4, 44], [-7])).toEqual([-7, 54])
})
