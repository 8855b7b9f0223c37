import { describe, expect, it } from 'vitest'
import { courseValues } from './courseValues.ts'

const series = (readings: readonly (readonly [time: number, value: number])[], changes = {}) => ({
  times: Float64Array.from(readings, ([time]) => time),
  values: Float64Array.from(readings, ([, value]) => value),
  averagingPeriodMs: null,
  reportingIntervalMs: 10,
  ...changes,
})
const range = { from: 0, to: 60 }

describe('the course of a series', () => {
  it.each([
    [
      'means of evenly spaced points',
      series([
        [1, 2],
        [14, 4],
        [16, 5],
        [31, 6],
        [60, 9],
      ]),
      [3, 5, 6, 9],
    ],
    [
      'a gap where there is nothing for long',
      series([
        [1, 2],
        [58, 4],
      ]),
      [2, NaN, NaN, 4],
    ],
    [
      'whole where a reading came late',
      series([
        [1, 2],
        [11, 4],
        [32, 8],
        [41, 9],
        [52, 9],
      ]),
      [3, 5.75, 8.5, 9],
    ],
    [
      'broken by an empty reading, however near others are',
      series([
        [1, 2],
        [16, NaN],
        [32, 8],
        [46, 9],
      ]),
      [2, NaN, 8, 9],
    ],
    [
      'nothing of a reading that is empty',
      series([
        [1, NaN],
        [50, 4],
      ]),
      [NaN, NaN, NaN, 4],
    ],
    [
      'nothing from outside the window',
      series([
        [-1, 2],
        [61, 4],
      ]),
      [NaN, NaN, NaN, NaN],
    ],
    ['two points at least', series([[1, 2]], { averagingPeriodMs: 60 }), [2, NaN]],
  ])('a sparkline draws %s', (_, given, expected) => {
    expect([...courseValues(given, range)]).toEqual(expected)
  })

  it('draws no more points than there is room for', () => {
    expect(courseValues(series([]), { from: 0, to: 1e6 })).toHaveLength(48)
  })
})
