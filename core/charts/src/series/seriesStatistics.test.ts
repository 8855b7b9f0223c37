import { describe, expect, it } from 'vitest'
import { seriesStatistics } from './seriesStatistics.ts'

const times = Float64Array.of(0, 10, 20, 30)
const range = { from: 0, to: 30 }

describe('the statistics of a window', () => {
  it.each([
    ['all of it', [4, 2, 9, 5], range, [2, 5, 9, 5, 4]],
    ['with a gap', [4, Number.NaN, 8, Number.NaN], range, [4, 6, 8, 8, 2]],
    ['a part of it', [4, 2, 9, 5], { from: 10, to: 20 }, [2, 5.5, 9, 9, 2]],
    ['nothing in it', [4, 2, 9, 5], { from: 40, to: 50 }, [null, null, null, null, 0]],
  ])('with %s', (_, values, window, [minimum, average, maximum, latest, count]) => {
    const series = { times, values: Float64Array.from(values) }
    expect(seriesStatistics(series, window)).toEqual({ minimum, average, maximum, latest, count })
  })

  it('averages directions as vectors', () => {
    const values = Float64Array.of(350, 10, 350, 10)
    const { average, minimum, latest } = seriesStatistics(
      { times, values, kind: 'direction' },
      range,
    )
    expect(Math.min(average ?? 180, 360 - (average ?? 180))).toBeCloseTo(0)
    expect(minimum).toBeNull()
    expect(latest).toBe(10)
  })
})
