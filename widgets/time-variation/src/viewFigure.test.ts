import { widgetData } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import direction from '../fixtures/configs/direction.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { needs } from './needs.ts'
import { coverageOf, hasFigures, sharedScale, variationOf } from './variation.ts'
import { viewFigure } from './viewFigure.ts'

const DAY_MS = 86_400_000
const TO = Date.UTC(2026, 2, 14, 17)
const range = { from: TO - 20 * DAY_MS, to: TO }
const built = (config = usual, scene: 'normal' | 'nan' = 'normal') => {
  const found = variationOf(config, widgetData(needs(config), { range, scene }))
  if (found === null) throw new Error('expected a variation, got none')
  return found
}
const look = { locale: 'en', color: '#0072b2', scale: [0, 30], isNarrow: false } as const

describe('a view of time variation', () => {
  it('draws means with a band for hours and with bars for weekdays', () => {
    const variation = built()
    const [hours] = viewFigure('hour', variation, look).traces
    expect(hours).toMatchObject({ kind: 'line', interval: 'band' })
    expect(hours?.x).toHaveLength(24)
    const [weekdays] = viewFigure('weekday', variation, look).traces
    expect(weekdays).toMatchObject({ kind: 'line', interval: 'bars', hasMarks: true })
  })

  it('leaves a gap at months outside the range', () => {
    const [months] = viewFigure('month', built(), look).traces
    const given = Array.from(months?.kind === 'line' ? months.y : []).map((y) => y !== null)
    expect(given.flatMap((isGiven, month) => (isGiven ? [month] : []))).toEqual([1, 2])
  })

  it('draws directions as marks around the compass, without a line across south', () => {
    const { traces, y } = viewFigure('hour', built(direction), look)
    expect(traces[0]?.kind).toBe('marks')
    expect(y?.ticks?.map(({ words }) => words)).toEqual(['N', 'E', 'S', 'W', 'N'])
  })

  it('separates weekdays, and names each in its middle', () => {
    const { dividers, x } = viewFigure('weekdayHour', built(), look)
    expect(dividers).toEqual([23.5, 47.5, 71.5, 95.5, 119.5, 143.5])
    expect(x?.ticks?.[0]).toEqual({ at: 11.5, words: 'Monday' })
  })
})

describe('the shared scale of views', () => {
  it('covers every interval, and nothing below zero without negative values', () => {
    const figure = { count: 2, expected: 2, coverage: 1 }
    expect(
      sharedScale([
        { ...figure, value: 1, low: 0, high: 2 },
        { ...figure, value: 5, low: null, high: null },
        { ...figure, value: null, low: null, high: null },
      ]),
    ).toEqual([0, 5.3])
    expect(sharedScale([])).toBeNull()
  })
})

it('tells hours without a value from a parameter that is gone', () => {
  const { cycles } = built(usual, 'nan')
  expect(hasFigures(cycles)).toBe(false)
  expect(coverageOf(cycles)).toMatchObject({ count: 0, coverage: 0 })
  expect(variationOf(usual, { nodes: [], cycles: {} })).toBeNull()
})
