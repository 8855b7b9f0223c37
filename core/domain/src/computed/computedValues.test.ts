import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { computedValues } from './computedValues.ts'
import type { ComputedDefinition } from './computedDefinition.ts'
import { NOON_MS, seriesOf } from './sourceSeries.fixture.ts'
import type { SourceSeries } from './sourceSeries.ts'

const DAY = { from: NOON_MS - 24 * HOUR_MS, to: NOON_MS + 24 * HOUR_MS }

/** Values as `[minutes after noon, value]`. */
function valuesOf(definition: ComputedDefinition, ...series: SourceSeries[]) {
  const { times, values } = computedValues(definition, series, 1, DAY)
  return times.map((ts, at) => [(ts - NOON_MS) / MINUTE_MS, values[at]])
}
const minutes = (count: number, value: (minute: number) => number) =>
  Array.from({ length: count }, (_, minute) => [minute, value(minute)] as const)

describe('a computed parameter of one reading', () => {
  const readings = seriesOf([
    [0, -4],
    [1, 12],
    [2, 20],
  ])

  it('gives each reading without its sign', () => {
    expect(valuesOf({ function: 'abs', source: 'dp' }, readings)).toEqual([
      [0, 4],
      [1, 12],
      [2, 20],
    ])
  })

  it('scales 4 to 20 mA to 0 to 100 %, also beyond its ends', () => {
    const scale = { min: 4, max: 20, range1: 0, range2: 100 }
    expect(valuesOf({ function: 'scale', source: 'dp', scale }, readings)).toEqual([
      [0, -50],
      [1, 50],
      [2, 100],
    ])
  })

  it.each([
    ['gt', 12, [0, 0, 1]],
    ['gte', 12, [0, 1, 1]],
    ['lt', 12, [1, 0, 0]],
    ['lte', 12, [1, 1, 0]],
    ['eq', 12, [0, 1, 0]],
    ['neq', 12, [1, 0, 1]],
  ] as const)('a comparison %s %d gives 0 or 1', (name, value, expected) => {
    const found = valuesOf({ function: name, source: 'dp', value }, readings)
    expect(found.map(([, flag]) => flag)).toEqual(expected)
  })

  it('counts 0.1 in single precision as equal to 0.1', () => {
    const single = seriesOf([[0, Math.fround(0.1)]])
    expect(valuesOf({ function: 'eq', source: 'dp', value: 0.1 }, single)).toEqual([[0, 1]])
  })
})

describe('a rolling mean of minutes', () => {
  const mean = { function: 'avg', source: 'dp', periodMs: 5 * MINUTE_MS } as const

  it('gives a mean at each reading, of the readings up to it', () => {
    const found = valuesOf(mean, seriesOf(minutes(7, (minute) => minute)))
    expect(found).toEqual([
      [3, 1.5],
      [4, 2],
      [5, 3],
      [6, 4],
    ])
  })

  it('withholds a mean below 75 % of the readings, and gives it again after a gap', () => {
    const found = valuesOf(
      mean,
      seriesOf([...minutes(5, () => 1), [20, 9], [21, 9], [22, 9], [23, 9]]),
    )
    expect(found).toEqual([
      [3, 1],
      [4, 1],
      [23, 9],
    ])
  })

  it('averages directions across north as vectors', () => {
    const found = valuesOf(
      mean,
      seriesOf(
        minutes(4, (minute) => [350, 10, 350, 10][minute] ?? 0),
        { kind: 'direction' },
      ),
    )
    expect(found[0]?.[0]).toBe(3)
    expect(Math.min(found[0]?.[1] ?? 99, 360 - (found[0]?.[1] ?? 99))).toBeCloseTo(0)
  })

  it('averages sound levels by their energy', () => {
    const found = valuesOf(
      mean,
      seriesOf(
        minutes(4, (minute) => (minute === 3 ? 90 : 60)),
        { kind: 'level' },
      ),
    )
    expect(found[0]?.[1]).toBeCloseTo(84.0, 1)
  })

  it('a mean over rain gives its total', () => {
    const found = valuesOf(
      mean,
      seriesOf(
        minutes(5, () => 0.2),
        { kind: 'sum' },
      ),
    )
    expect(found.at(-1)?.[1]).toBeCloseTo(1)
  })

  it('gives extremes whatever the completeness is', () => {
    const extremes = seriesOf([
      [0, 5],
      [3, 9],
    ])
    expect(valuesOf({ ...mean, function: 'max' }, extremes)).toEqual([
      [0, 5],
      [3, 9],
    ])
    expect(valuesOf({ ...mean, function: 'min' }, extremes)).toEqual([
      [0, 5],
      [3, 5],
    ])
  })
})

describe('a mean of an hour or more', () => {
  const hourly = { function: 'avg', source: 'dp', periodMs: HOUR_MS } as const

  it('gives one value per hour, of the whole hour before it', () => {
    // The reading at one o'clock belongs to the hour that it begins.
    const found = valuesOf(hourly, seriesOf(minutes(61, (minute) => (minute === 60 ? 1000 : 30))))
    expect(found).toEqual([[60, 30]])
  })

  it('gives the hourly mean at the first reading after the hour', () => {
    expect(valuesOf(hourly, seriesOf(minutes(60, () => 30)))).toEqual([])
  })

  it('a mean of an hourly computed parameter counts the value at the end of each hour', () => {
    const hours = seriesOf(
      minutes(13, (hour) => hour).map(([hour, value]) => [hour * 60, value] as const),
      { stepMs: HOUR_MS },
      HOUR_MS,
    )
    const found = valuesOf({ ...hourly, periodMs: 8 * HOUR_MS }, hours)
    // The first hours miss a quarter of their eight; 0 to 5 are six of eight.
    expect(found[0]).toEqual([5 * 60, 2.5])
    expect(found.at(-1)).toEqual([12 * 60, (5 + 12) / 2])
  })
})

describe('a computed difference', () => {
  const diff = { function: 'diff', source: 'dp', other: 'dq' } as const

  it('subtracts the newest reading of each, no older than three intervals', () => {
    const found = valuesOf(
      diff,
      seriesOf([
        [0, 10],
        [1, 12],
        [9, 20],
      ]),
      seriesOf([
        [0, 1],
        [2, 3],
        [9.5, 5],
      ]),
    )
    expect(found).toEqual([
      [0, 9],
      [1, 11],
      [2, 9],
      [9.5, 15],
    ])
  })

  it('subtracts directions the short way round', () => {
    const kind = { kind: 'direction' } as const
    const found = valuesOf(diff, seriesOf([[0, 10]], kind), seriesOf([[0, 350]], kind))
    expect(found).toEqual([[0, 20]])
  })

  it('converts the second to the unit of the first', () => {
    const [first, second] = [seriesOf([[0, 500]]), seriesOf([[0, 0.2]])]
    const { values } = computedValues(diff, [first, second], 1000, DAY)
    expect(values).toEqual([300])
  })
})
