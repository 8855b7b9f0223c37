import type { CyclesResult, RollingResult, YearsResult } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createComparison, type Comparison, type Place } from './comparison.ts'
import { HOURLY_DEVICES, NOW_MS, START_MS } from './devices.ts'
import type { Covered } from './evaluator/figures.ts'
import { cyclesIn, rollingIn, yearOf, type Limit } from './evaluator/hours.ts'
import { createReferenceWorld, type ReferenceWorld } from './referenceWorld.ts'

const HOUR_MS = 3_600_000
/** Of the half width of an interval: the product has Student's t by an expansion, good to 0.05 %. */
const INTERVAL_TOLERANCE = 6e-4

let reference: ReferenceWorld
beforeAll(async () => {
  reference = await createReferenceWorld(HOURLY_DEVICES, { seed: 5_000, nowMs: NOW_MS })
})
afterAll(() => reference.close())

function compareCovered(
  comparison: Comparison,
  place: Place,
  expected: Covered,
  got: Partial<Covered> | undefined,
): void {
  comparison.figure(place, 'value', expected.value, got?.value)
  comparison.figure(place, 'count', expected.count, got?.count)
  comparison.figure(place, 'expected', expected.expected, got?.expected)
  comparison.figure(place, 'coverage', expected.coverage, got?.coverage)
}

describe('figures of hours against plain loops over raw readings', () => {
  it.each([8, 24, 3])('computes rolling means of %i hours like plain loops', async (hours) => {
    const comparison = createComparison()
    const window = { from: START_MS + 30 * HOUR_MS + 1, to: NOW_MS + HOUR_MS }
    const ids = reference.points.map(({ id }) => id)
    const { data } = await reference.ask<RollingResult>('search/statistics/rolling', {
      data_point_id: ids,
      ...window,
      hours,
    })
    for (const { id, name, seed, zone, series } of reference.points) {
      const means = rollingIn(series, zone, { ...window, now: NOW_MS }, hours)
      const got = data[id]
      expect(got?.timezone).toBe(zone)
      expect(got?.end).toEqual(means.map(({ endMs }) => endMs))
      for (const [at, mean] of means.entries()) {
        const place = { seed, where: `${name}, up to ${new Date(mean.endMs).toISOString()}` }
        comparison.figure(place, 'value', mean.value, got?.value[at])
        comparison.figure(place, 'count', mean.count, got?.count[at])
        comparison.figure(place, 'expected', mean.expected, got?.expected[at])
      }
    }
    expect(comparison.expectNone()).toBeGreaterThan(5_000)
  })

  it('computes yearly means, percentiles, highest days and exceedances like plain loops', async () => {
    const comparison = createComparison()
    const limits: Limit[] = [
      { period: 'hour', above: 55 },
      { period: 'day', above: 22 },
      { period: 'highest8h', above: 35 },
    ]
    const percentiles = [0, 50, 93.2, 98, 100]
    const asked = reference.points.filter(({ series }) => /scalar|level/.test(series.kind))
    for (const { id, name, seed, zone, series } of asked) {
      const isLong = (series.intervals[0]?.fromMs ?? 0) < Date.UTC(2026, 0)
      const times = isLong ? [Date.UTC(2025, 11, 5), NOW_MS - 1] : [NOW_MS - 1]
      const { data } = await reference.ask<YearsResult>('search/statistics/years', {
        data_point_id: [id],
        from: times[0],
        to: NOW_MS,
        percentiles,
        limits,
      })
      const years = times.map((at) =>
        yearOf(series, zone, { at, now: NOW_MS }, { percentiles, limits }),
      )
      expect(data[id]?.years).toHaveLength(years.length)
      for (const [at, year] of years.entries()) {
        const got = data[id]?.years[at]
        const place = { seed, where: `${name}, year from ${new Date(year.start).toISOString()}` }
        comparison.figure(place, 'start', year.start, got?.start)
        comparison.figure(place, 'end', year.end, got?.end)
        compareCovered(comparison, place, year.hourly, got?.hourly)
        comparison.figure(place, 'minimum', year.minimum, got?.minimum)
        comparison.figure(place, 'maximum', year.maximum, got?.maximum)
        for (const [at, { percent, value }] of year.percentiles.entries()) {
          const which = `percentile ${percent}`
          comparison.figure(place, which, value, got?.percentiles[at]?.value)
        }
        for (const which of ['highestDay', 'highest8h'] as const) {
          const { value, dayStart, count, expected } = year[which]
          comparison.figure(place, which, value, got?.[which].value)
          comparison.figure(place, `${which}, day`, dayStart, got?.[which].dayStart)
          comparison.figure(place, `${which}, days`, count, got?.[which].count)
          comparison.figure(place, `${which}, of`, expected, got?.[which].expected)
        }
        for (const [number, limit] of year.exceedances.entries()) {
          const where = `${place.where}, ${limit.period} above ${limit.above}`
          compareCovered(comparison, { seed, where }, limit, got?.exceedances[number])
          comparison.figure(
            { seed, where },
            'atLeast',
            limit.atLeast,
            got?.exceedances[number]?.atLeast,
          )
        }
      }
    }
    expect(comparison.expectNone()).toBeGreaterThan(200)
  })

  it.each([
    ['a fortnight', START_MS],
    ['a year', Date.UTC(2025, 8, 25)],
  ])('computes hours of the day, weekdays and months of %s like plain loops', async (_, from) => {
    const comparison = createComparison()
    const window = { from, to: NOW_MS }
    const { data } = await reference.ask<CyclesResult>('search/statistics/cycles', {
      data_point_id: reference.points.map(({ id }) => id),
      ...window,
    })
    for (const { id, name, seed, zone, series } of reference.points) {
      const cycles = cyclesIn(series, zone, { ...window, now: NOW_MS })
      for (const view of ['hour', 'weekday', 'month', 'weekdayHour'] as const) {
        expect(data[id]?.[view]).toHaveLength(cycles[view].length)
        for (const [at, cycle] of cycles[view].entries()) {
          const got = data[id]?.[view][at]
          const place = { seed, where: `${name}, ${view} ${at}` }
          compareCovered(comparison, place, cycle, got)
          const half = Math.max(1, Math.abs(cycle.value ?? 0), Math.abs(cycle.low ?? 0))
          const width = INTERVAL_TOLERANCE * Math.abs((cycle.high ?? 0) - (cycle.low ?? 0))
          comparison.figure(place, 'low', cycle.low, got?.low, width / half + 1e-8)
          comparison.figure(place, 'high', cycle.high, got?.high, width / half + 1e-8)
        }
      }
    }
    expect(comparison.expectNone()).toBeGreaterThan(5_000)
  })
})
