import type { MeasurementsNeed } from '@airshed/contract'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { ANSWER_MEASUREMENTS_MAX } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { mostSeries, searchOf, seriesSpec, type SeriesSpec } from './seriesSpec.ts'

const NOW = Date.UTC(2026, 2, 2, 12)
const yesterday = { from: NOW - 26 * HOUR_MS, to: NOW - 24 * HOUR_MS }
const past = { range: yesterday, isLive: false }
const live = { range: { from: NOW - HOUR_MS, to: NOW }, isLive: true }

/** The question for a window on a page. */
const asked = (window: MeasurementsNeed['window'], page: typeof past) => {
  const spec = seriesSpec({ window, statistic: 'mean', live: true }, page)
  const { from, to, last } = searchOf(spec, ['N1.0.0.0/132:5'], 600, NOW)
  return { from, to, last }
}

describe('a window of readings', () => {
  it.each<[string, MeasurementsNeed['window'], typeof past, object]>([
    ['is the range of the page', 'range', past, yesterday],
    [
      'ends now with a reading of this very moment, whatever the page shows',
      { lastMs: HOUR_MS },
      past,
      { from: NOW - HOUR_MS, to: NOW + 1 },
    ],
    [
      'ends with the range where a widget follows it',
      { lastMs: HOUR_MS, until: 'range' },
      past,
      {
        from: yesterday.to - HOUR_MS,
        to: yesterday.to,
      },
    ],
    ['has the newest readings', { lastPoints: 1 }, past, { last: 1 }],
    [
      'has the newest ones of the range',
      { lastPoints: 1, until: 'range' },
      past,
      { last: 1, to: yesterday.to },
    ],
    [
      'slides with a live page',
      { lastMs: HOUR_MS, until: 'range' },
      live,
      { from: NOW - HOUR_MS, to: NOW + 1 },
    ],
    ['has the newest of a live page', { lastPoints: 1, until: 'range' }, live, { last: 1 }],
  ])('a window of readings %s', (_, window, page, expected) => {
    expect(asked(window, page)).toEqual({
      from: undefined,
      to: undefined,
      last: undefined,
      ...expected,
    })
  })
})

const spec = (window: SeriesSpec['window'], averagingMs?: number): SeriesSpec => ({
  window,
  statistic: 'mean',
  isLive: false,
  ...(averagingMs === undefined ? {} : { averagingMs }),
})
const yearFrom = NOW - 365 * DAY_MS

describe('the requests for many data points', () => {
  it.each<[string, SeriesSpec, number]>([
    ['a chart', spec({ kind: 'span', range: { from: yearFrom, to: NOW } }), 500],
    ['the newest reading', spec({ kind: 'last', count: 1 }), 500],
    ['ten thousand readings of each', spec({ kind: 'last', count: 10_000 }), 100],
    [
      'the hours of a year',
      spec({ kind: 'span', range: { from: yearFrom, to: NOW } }, HOUR_MS),
      114,
    ],
    ['a week of minutes', spec({ kind: 'sliding', lengthMs: 7 * DAY_MS }, MINUTE_MS), 99],
    ['more than any answer holds', spec({ kind: 'last', count: 2_000_000 }), 1],
  ])('requests for %s hold as many data points as an answer can', (_name, wanted, size) => {
    expect(mostSeries(wanted)).toBe(size)
  })

  it('requests for steps stay within the bound, with whole first and last steps', () => {
    const wanted = spec({ kind: 'span', range: { from: yearFrom + 7, to: NOW + 7 } }, HOUR_MS)
    const part = Array.from({ length: mostSeries(wanted) }, (_, at) => `point ${at}`)
    const { from = 0, to = 0, aggregate = 0 } = searchOf(wanted, part, 1000, NOW)
    const stepMs = aggregate * MINUTE_MS
    const steps = Math.ceil(to / stepMs) - Math.floor(from / stepMs)
    expect(steps * part.length).toBeLessThanOrEqual(ANSWER_MEASUREMENTS_MAX)
  })
})
