import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { describe, expect, it } from 'vitest'
import { planSearch, rollupFor } from './window.ts'

const NOW = Date.UTC(2026, 2, 2, 12)
const plan = (query: object, points = 1) =>
  planSearch({ data_point_id: Array.from({ length: points }, (_, at) => `p${at}`), ...query }, NOW)

describe('the plan of a search', () => {
  it('answers the last three hours without a window', () => {
    expect(plan({})).toMatchObject({ kind: 'series', from: NOW - 3 * HOUR_MS, to: NOW + 1 })
  })

  it('answers the newest readings of all time', () => {
    expect(plan({ last: 5 })).toMatchObject({ kind: 'last', count: 5, from: -8.64e15, to: 8.64e15 })
  })

  it.each([
    ['an hour', HOUR_MS, 1000, 10 * MINUTE_MS, 10 * MINUTE_MS, 1_000_000],
    ['a week', 7 * DAY_MS, 1000, 10 * MINUTE_MS, 10 * MINUTE_MS, 4_000],
    ['a month', 30 * DAY_MS, 1000, 30 * MINUTE_MS, 30 * MINUTE_MS, 4_000],
    ['a month, narrow', 30 * DAY_MS, 600, 30 * MINUTE_MS, HOUR_MS, 2_400],
    ['a year', 365 * DAY_MS, 1000, 3 * HOUR_MS, 6 * HOUR_MS, 4_000],
    ['ten years', 3650 * DAY_MS, 1000, DAY_MS, 3 * DAY_MS, 4_000],
  ])(
    '%s at its width takes the coarsest step that fits a pixel',
    (_name, span, width, stepMs, columnMs, denseAbove) => {
      expect(plan({ from: NOW - span, to: NOW, width })).toMatchObject({
        stepMs,
        columnMs,
        denseAbove,
      })
    },
  )

  it('limits the points of one answer, however many data points it has', () => {
    const planned = plan({ from: NOW - 30 * DAY_MS, to: NOW, width: 16_384 }, 500)
    expect(planned).toMatchObject({ width: 500, denseAbove: 2_000 })
  })

  it('takes whole steps for statistics', () => {
    const from = NOW - 90 * MINUTE_MS
    expect(plan({ from, to: NOW, aggregate: 60 })).toMatchObject({
      kind: 'buckets',
      from: NOW - 2 * HOUR_MS,
      to: NOW,
      stepMs: HOUR_MS,
    })
    expect(plan({ from, to: NOW + 1, aggregate: 60 })).toMatchObject({ to: NOW + HOUR_MS })
  })

  it('starts the newest steps of all time no earlier than the first possible time', () => {
    expect(plan({ last: 1, aggregate: 525_600 })).toMatchObject({ kind: 'buckets', from: -8.64e15 })
  })

  it.each([
    [5 * MINUTE_MS, null],
    [15 * MINUTE_MS, null],
    [20 * MINUTE_MS, 10 * MINUTE_MS],
    [HOUR_MS, 30 * MINUTE_MS],
    [8 * HOUR_MS, 30 * MINUTE_MS],
    [12 * HOUR_MS, 3 * HOUR_MS],
    [DAY_MS, DAY_MS],
    [7 * DAY_MS, DAY_MS],
  ])('steps of %i ms come from rollups of %s', (stepMs, rollup) => {
    expect(rollupFor(stepMs)).toBe(rollup)
  })
})
