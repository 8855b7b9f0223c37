import type {
  MeasurementResult,
  RangeStatistics,
  StatisticsResult,
  StepStatisticsResult,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createComparison, type Comparison, type Place } from './comparison.ts'
import { edgesOf, type Steps } from './evaluator/calendar.ts'
import {
  greatest,
  least,
  rangeFigures,
  together,
  utcSteps,
  type Figures,
} from './evaluator/figures.ts'
import { randomFrom } from './evaluator/random.ts'
import { isHidden, keptReadings, shownIn } from './evaluator/readings.ts'
import { createReferenceWorld, type ReferencePoint, type ReferenceWorld } from './referenceWorld.ts'
import { CHANGING_DEVICES, NOW_MS, START_MS } from './devices.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let reference: ReferenceWorld
let ids: string[]
beforeAll(async () => {
  reference = await createReferenceWorld(CHANGING_DEVICES, { seed: 1_000, nowMs: NOW_MS })
  ids = reference.points.map(({ id }) => id)
})
afterAll(() => reference.close())

function compareFigures(
  comparison: Comparison,
  { seed, name, series }: ReferencePoint,
  where: string,
  expected: Figures,
  got: RangeStatistics | undefined,
): void {
  const place: Place = { seed, where: `${name}, ${where}` }
  if (series.kind === 'direction') comparison.direction(place, 'value', expected.value, got?.value)
  else comparison.figure(place, 'value', expected.value, got?.value)
  comparison.figure(place, 'minimum', expected.minimum, got?.minimum)
  comparison.figure(place, 'maximum', expected.maximum, got?.maximum)
  comparison.figure(place, 'resultant', expected.resultant, got?.resultant)
  comparison.figure(place, 'isTimeWeighted', expected.isTimeWeighted, got?.isTimeWeighted)
  comparison.figure(place, 'count', expected.count, got?.count)
  comparison.figure(place, 'expected', expected.expected, got?.expected)
  comparison.figure(place, 'coverage', expected.coverage, got?.coverage)
}

const windowText = ({ from, to }: { from: number; to: number }) =>
  `${new Date(from).toISOString()} to ${new Date(to).toISOString()}`

/** Windows of minutes to all time, that begin and end at any millisecond. */
function randomWindows(seed: number, count: number): { from: number; to: number }[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const from = START_MS - HOUR_MS + Math.floor(random() * (NOW_MS - START_MS))
    return { from, to: from + 1 + Math.floor(random() ** 3 * 1.2 * (NOW_MS - START_MS)) }
  })
}

describe('figures of calls against plain loops over raw readings', () => {
  it('computes the figures of a range like plain loops', async () => {
    const comparison = createComparison()
    for (const window of randomWindows(7, 25)) {
      const { data } = await reference.ask<StatisticsResult>('search/statistics', {
        data_point_id: ids,
        ...window,
      })
      for (const point of reference.points) {
        const expected = rangeFigures(point.series, window.from, window.to, NOW_MS)
        compareFigures(comparison, point, windowText(window), expected, data[point.id])
      }
    }
    expect(comparison.expectNone()).toBeGreaterThan(7_000)
  })

  it.each<Steps>([
    { unit: 'hour', zone: 'America/New_York' },
    { unit: 'hour', zone: 'Asia/Kathmandu' },
    { unit: 'day', zone: 'America/New_York' },
    { unit: 'day', zone: 'Europe/Lisbon' },
    { unit: 'day', zone: 'Europe/Lisbon', isStandardTime: true },
    { unit: 'day', zone: 'Asia/Kathmandu' },
    { unit: 'hour', every: 2, zone: 'Europe/Lisbon' },
    { unit: 'hour', every: 6, zone: 'America/New_York' },
    { unit: 'minute', every: 30, zone: 'America/New_York' },
    { unit: 'minute', every: 90, zone: 'UTC' },
    { unit: 'month', zone: 'Asia/Kathmandu' },
    { unit: 'year', zone: 'America/New_York', isStandardTime: true },
  ])('computes the figures of steps like plain loops: %j', async (steps) => {
    const comparison = createComparison()
    const isShort = steps.unit === 'hour' || steps.unit === 'minute'
    // Of short ones those around the changes of clocks, and up to now.
    const windows = isShort
      ? [Date.UTC(2026, 9, 24, 17), Date.UTC(2026, 9, 31, 21), NOW_MS - 1.5 * DAY_MS].map(
          (from) => ({
            from,
            to: from + 1.6 * DAY_MS,
          }),
        )
      : [{ from: START_MS + 5 * HOUR_MS, to: NOW_MS + HOUR_MS }]
    for (const window of windows) {
      const expected = edgesOf(steps, window.from, window.to)
      const { edges, data } = await reference.ask<StepStatisticsResult>('search/statistics/steps', {
        data_point_id: ids,
        ...window,
        unit: steps.unit,
        ...(steps.every === undefined ? {} : { every: steps.every }),
        timezone: steps.zone,
        standard_time: steps.isStandardTime ?? false,
      })
      expect(edges).toEqual(expected)
      for (const point of reference.points) {
        for (const [at, got] of (data[point.id] ?? []).entries()) {
          const step = { from: edges[at] ?? 0, to: edges[at + 1] ?? 0 }
          const figures = rangeFigures(point.series, step.from, step.to, NOW_MS)
          compareFigures(comparison, point, windowText(step), figures, got)
        }
      }
    }
    expect(comparison.expectNone()).toBeGreaterThan(250)
  })

  it.each([
    ['mean', 60],
    ['mean', 7],
    ['mean', 1440],
    ['min', 30],
    ['max', 180],
  ] as const)(
    'computes a series by %s of %i minutes like plain loops',
    async (statistic, aggregate) => {
      const comparison = createComparison()
      const stepMs = aggregate * MINUTE_MS
      const from = NOW_MS - 5.3 * DAY_MS
      const { data } = await reference.ask<MeasurementResult>('search/measurements', {
        data_point_id: ids,
        from,
        to: NOW_MS,
        aggregate,
        statistic,
      })
      for (const { id, name, seed, series } of reference.points) {
        const plan = { from, to: NOW_MS, stepMs, now: NOW_MS }
        const steps = utcSteps(series, plan, (kind, shown) => {
          const values = shown.map(({ value }) => value)
          if (statistic === 'mean' || kind === 'direction') return together(kind, values)
          return statistic === 'min' ? least(values) : greatest(values)
        })
        const got = data[id] ?? []
        const place = { seed, where: `${name}, ${aggregate} minutes` }
        comparison.figure(place, 'number of steps', steps.length, got.length)
        for (const [at, [startMs, value]] of steps.entries()) {
          const step = { seed, where: `${name}, step at ${new Date(startMs).toISOString()}` }
          comparison.figure(step, 'start', startMs, got[at]?.[0])
          if (series.kind === 'direction') comparison.direction(step, 'value', value, got[at]?.[1])
          else comparison.figure(step, 'value', value, got[at]?.[1])
        }
      }
      expect(comparison.expectNone()).toBeGreaterThan(300)
    },
  )

  it('reduces a line to readings that include the extremes and both ends', async () => {
    const comparison = createComparison()
    for (const window of randomWindows(11, 12)) {
      const to = Math.min(window.to, NOW_MS)
      if (to - window.from < HOUR_MS) continue
      const { data, info } = await reference.ask<MeasurementResult>('search/measurements', {
        data_point_id: ids,
        from: window.from,
        to,
        width: 16,
      })
      for (const { id, name, seed, series } of reference.points) {
        const place = { seed, where: `${name}, drawn ${windowText({ from: window.from, to })}` }
        const shown = shownIn(series, window.from, to + 1)
        const raw = new Map(shown.map(({ ts, value }) => [ts, value]))
        const drawn = (data[id] ?? []).filter(([, value]) => value !== null)
        for (const [ts, value] of drawn) comparison.figure(place, `at ${ts}`, raw.get(ts), value)
        const values = drawn.map(([, value]) => value ?? Number.NaN)
        const all = shown.map(({ value }) => value)
        comparison.figure(place, 'least', least(all), least(values))
        comparison.figure(place, 'greatest', greatest(all), greatest(values))
        comparison.figure(place, 'first', shown[0]?.ts, drawn[0]?.[0])
        comparison.figure(place, 'last', shown.at(-1)?.ts, drawn.at(-1)?.[0])
        const { coverage } = rangeFigures(series, window.from, to + 1, NOW_MS)
        if (info[id]?.reduced === true && coverage !== null && coverage < 1) {
          comparison.figure(place, 'completeness', coverage, info[id]?.completeness, 0.01)
        }
      }
    }
    expect(comparison.expectNone()).toBeGreaterThan(5_000)
  })

  it('exports each reading as it was sent, with hidden values apart', async () => {
    const comparison = createComparison()
    const [from, to] = [START_MS + DAY_MS, START_MS + 3 * DAY_MS]
    const text = await reference.ask<string>('search/measurements/export', {
      data_point_id: ids,
      from,
      to,
      timezone: 'Asia/Kathmandu',
    })
    const lines = text
      .replace('\uFEFF', '')
      .split('\r\n')
      .filter((line) => line !== '' && !line.startsWith('"#'))
    const rows = lines.slice(1).map((line) => line.split(','))
    for (const { id, name, seed, series } of reference.points) {
      const own = rows.filter((row) => row[7] === id)
      const kept = keptReadings(series).filter(({ ts }) => ts >= from && ts < to)
      comparison.figure({ seed, where: name }, 'readings', kept.length, own.length)
      for (const [at, { ts, value, flags }] of kept.entries()) {
        const [time = '', , , , shown = '', , hidden = ''] = own[at] ?? []
        const place = { seed, where: `${name}, line of ${new Date(ts).toISOString()}` }
        comparison.figure(place, 'time', ts, Date.parse(time))
        const [visible, kept] = isHidden(flags) ? [null, value] : [value, null]
        comparison.figure(place, 'value', visible, shown === '' ? null : Number(shown), 0)
        comparison.figure(place, 'hidden value', kept, hidden === '' ? null : Number(hidden), 0)
      }
    }
    expect(comparison.expectNone()).toBeGreaterThan(5_000)
    expect(text.trimEnd().endsWith(`"# End: ${rows.length} readings"`)).toBe(true)
  })
})
