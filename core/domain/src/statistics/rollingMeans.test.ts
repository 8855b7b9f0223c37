import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../time/duration.ts'
import type { DueHour } from './dueHours.ts'
import { rollingMeans } from './rollingMeans.ts'

const hoursOf = (values: readonly (number | null)[], isDue = true): DueHour[] =>
  values.map((value, at) => ({
    startMs: at * HOUR_MS,
    endMs: (at + 1) * HOUR_MS,
    value,
    isDue: isDue || value !== null,
  }))

describe('rolling means', () => {
  it('gives a rolling mean at each hour with enough hours before it', () => {
    const means = rollingMeans(hoursOf([1, 2, 3, 4, 5]), 4, 'scalar')
    expect(means.map(({ endMs, value }) => [endMs / HOUR_MS, value])).toEqual([
      [4, 2.5],
      [5, 3.5],
    ])
  })

  it('requires three quarters of the hours', () => {
    const means = rollingMeans(hoursOf([1, null, 3, 4, null]), 4, 'scalar')
    expect(means.map(({ value, count, expected }) => [value, count, expected])).toEqual([
      [8 / 3, 3, 4],
      [null, 2, 4],
    ])
  })

  it('expects only the hours in which a device reports', () => {
    const [mean] = rollingMeans(hoursOf([6, null, 8, null], false), 4, 'scalar')
    expect(mean).toMatchObject({ value: 7, count: 2, expected: 2, coverage: 1 })
  })

  it('averages levels by their energy', () => {
    const [mean] = rollingMeans(hoursOf([60, 60, 60, 90]), 4, 'level')
    expect(mean?.value).toBeCloseTo(84, 1)
  })

  it('gives no rolling means of fewer hours than the window', () => {
    expect(rollingMeans(hoursOf([1, 2]), 8, 'scalar')).toEqual([])
  })
})
