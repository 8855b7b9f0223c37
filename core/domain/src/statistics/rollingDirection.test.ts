import { describe, expect, it } from 'vitest'
import { directionSums, NO_DIRECTIONS } from './direction.ts'
import { rollingDirectionMean } from './rollingDirection.ts'

const buckets = [[350], [10], [30], [], [], [90]].map((directions) => directionSums(directions))
const rounded = (means: Float64Array) => [...means].map((mean) => Math.round(mean * 1e6) / 1e6)

describe('the rolling mean of directions', () => {
  it('averages the window that ends with each bucket', () => {
    expect(rounded(rollingDirectionMean(buckets, 2))).toEqual([350, 0, 20, 30, Number.NaN, 90])
  })

  it('gives each bucket itself with a window of one', () => {
    expect(rounded(rollingDirectionMean(buckets, 1)).slice(0, 3)).toEqual([350, 10, 30])
  })

  it('weighs buckets by their number of directions', () => {
    const busy = directionSums([0, 0, 0])
    const quiet = directionSums([90])
    expect(rollingDirectionMean([busy, quiet], 2)[1]).toBeCloseTo(18.4349, 4)
  })

  it('gives no direction without values', () => {
    expect(rollingDirectionMean([], 3)).toHaveLength(0)
    expect(rollingDirectionMean([NO_DIRECTIONS], 3)[0]).toBeNaN()
  })
})
