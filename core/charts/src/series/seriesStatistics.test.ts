import type { ParameterKind } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { seriesStatistics, type SeriesStatistics } from './seriesStatistics.ts'

const times = Float64Array.of(0, 10, 20, 30)
const range = { from: 0, to: 30 }

describe('the statistics of a window', () => {
  it.each([
    ['all of it', [4, 2, 9, 5], range, [2, 5, 9, 5, 4]],
    ['with a gap', [4, Number.NaN, 8, Number.NaN], range, [4, 6, 8, 8, 2]],
    ['a part of it', [4, 2, 9, 5], { from: 10, to: 20 }, [2, 5.5, 9, 9, 2]],
    ['nothing in it', [4, 2, 9, 5], { from: 40, to: 50 }, [null, null, null, null, 0]],
  ])(
    'summarizes a window with %s',
    (_, values, window, [minimum, average, maximum, latest, count]) => {
      const series = { times, values: Float64Array.from(values) }
      expect(seriesStatistics(series, window)).toEqual({
        minimum,
        average,
        maximum,
        total: null,
        latest,
        count,
      })
    },
  )

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

  it.each<[string, ParameterKind, Partial<SeriesStatistics>]>([
    ['levels by their energy', 'level', { minimum: 60, average: 83.99, maximum: 90, total: null }],
    ['totals by their sum', 'sum', { average: null, total: 270 }],
    ['counts by their sum', 'count', { average: null, total: 270 }],
    ['the greatest of maxima', 'maximum', { average: null, total: null, maximum: 90 }],
    ['the least of minima', 'minimum', { average: null, total: null, minimum: 60 }],
  ])('the statistics of a window take %s', (_, kind, expected) => {
    const found = seriesStatistics({ times, values: Float64Array.of(60, 60, 60, 90), kind }, range)
    const rounded = { ...found, average: found.average && Number(found.average.toFixed(2)) }
    expect(rounded).toMatchObject(expected)
  })

  it('gives no total and no mean level for a series that is only drawn', () => {
    const values = Float64Array.of(60, 60, 60, 90)
    for (const kind of ['level', 'sum', 'direction'] as const) {
      const found = seriesStatistics({ times, values, kind, completeness: 1 }, range)
      expect(found).toMatchObject({ average: null, total: null, count: 4 })
    }
  })
})
