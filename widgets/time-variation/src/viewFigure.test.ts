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

describe('a view', () => {
  it('has the means of its groups, those of hours with a band and those of weekdays with bars', () => {
    const variation = built()
    const [hours] = viewFigure('hour', variation, look).traces
    expect(hours).toMatchObject({ kind: 'line', interval: 'band' })
    expect(hours?.x).toHaveLength(24)
    const [weekdays] = viewFigure('weekday', variation, look).traces
    expect(weekdays).toMatchObject({ kind: 'line', interval: 'bars', hasMarks: true })
  })

  it('has a gap at months that the range does not touch', () => {
    const [months] = viewFigure('month', built(), look).traces
    const given = Array.from(months?.kind === 'line' ? months.y : []).map((y) => y !== null)
    expect(given.flatMap((isGiven, month) => (isGiven ? [month] : []))).toEqual([1, 2])
  })

  it('of directions has marks around the compass, and no line that would cross the south', () => {
    const { traces, y } = viewFigure('hour', built(direction), look)
    expect(traces[0]?.kind).toBe('marks')
    expect(y?.ticks?.map(({ words }) => words)).toEqual(['N', 'E', 'S', 'W', 'N'])
  })

  it('parts the weekdays, and names each in its middle', () => {
    const { dividers, x } = viewFigure('weekdayHour', built(), look)
    expect(dividers).toEqual([23.5, 47.5, 71.5, 95.5, 119.5, 143.5])
    expect(x?.ticks?.[0]).toEqual({ at: 11.5, words: 'Monday' })
  })
})

describe('the scale that views share', () => {
  it('has room for every interval, and none below zero where no value is', () => {
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
