import type { StepStatisticsResult } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOW_MS } from './devices.ts'
import { edgesOf, wallAt } from './evaluator/calendar.ts'
import { rangeFigures } from './evaluator/figures.ts'
import { createReferenceWorld, type ReferenceWorld } from './referenceWorld.ts'

const HOUR_MS = 3_600_000

/** Hourly devices that miss nothing but what a flag hides, so that hours can be counted. */
const device = (serial: string, zone: string) => ({
  serial,
  zone,
  intervals: [{ fromMs: Date.UTC(2026, 2, 1), intervalMs: HOUR_MS }],
  points: [{ kind: 'scalar' as const }],
  missing: 0.05,
})

let reference: ReferenceWorld
beforeAll(async () => {
  const devices = [device('1C00NEWY', 'America/New_York'), device('1C00LISB', 'Europe/Lisbon')]
  reference = await createReferenceWorld(devices, { seed: 9_000, nowMs: NOW_MS })
})
afterAll(() => reference.close())

/** Days on which clocks change, by a time in the middle of them, ms UTC. */
const CHANGES = [
  { zone: 'America/New_York', what: 'skips an hour', noon: Date.UTC(2026, 2, 8, 16), hours: 23 },
  { zone: 'America/New_York', what: 'has one twice', noon: Date.UTC(2026, 10, 1, 17), hours: 25 },
  { zone: 'Europe/Lisbon', what: 'skips an hour', noon: Date.UTC(2026, 2, 29, 11), hours: 23 },
  { zone: 'Europe/Lisbon', what: 'has one twice', noon: Date.UTC(2026, 9, 25, 12), hours: 25 },
] as const

describe.each(CHANGES)('the day of $zone that $what', ({ zone, noon, hours }) => {
  const pointOf = () => {
    const point = reference.points.find((one) => one.zone === zone)
    if (point === undefined) throw new Error(`expected a device in ${zone}`)
    return point
  }
  const steps = async (unit: 'hour' | 'day', more: object = {}) => {
    const point = pointOf()
    const { edges, data } = await reference.ask<StepStatisticsResult>('search/statistics/steps', {
      data_point_id: [point.id],
      from: noon,
      to: noon + 1,
      unit,
      timezone: zone,
      ...more,
    })
    return { edges, figures: data[point.id] ?? [], series: point.series }
  }

  it('counts a day of changed clocks as one step with each of its hours', async () => {
    const { edges, figures, series } = await steps('day')
    const [start = 0, end = 0] = edges
    expect(edges).toEqual(edgesOf({ unit: 'day', zone }, noon, noon + 1))
    expect((end - start) / HOUR_MS).toBe(hours)
    const plain = rangeFigures(series, start, end, NOW_MS)
    expect(plain.expected).toBe(hours)
    expect(figures).toHaveLength(1)
    expect(figures[0]).toMatchObject({ count: plain.count, expected: hours })
    if (plain.value === null) expect(figures[0]?.value).toBeNull()
    else expect(figures[0]?.value).toBeCloseTo(plain.value, 9)
  })

  it('splits the day into hourly steps, with separate figures for a repeated hour', async () => {
    const [start = 0, end = 0] = (await steps('day')).edges
    const { edges, figures, series } = await steps('hour', { from: start, to: end })
    expect(edges).toEqual(edgesOf({ unit: 'hour', zone }, start, end))
    expect(figures).toHaveLength(hours)
    const clock = edges.slice(0, -1).map((edge) => wallAt({ zone }, edge).minute / 60)
    expect(new Set(clock).size).toBe(hours === 25 ? 24 : 23)
    const plain = edges.slice(1).map((to, at) => rangeFigures(series, edges[at] ?? 0, to, NOW_MS))
    expect(figures.map(({ value }) => value)).toEqual(plain.map(({ value }) => value))
    expect(figures.map(({ count }) => count)).toEqual(plain.map(({ count }) => count))
  })

  it('counts 24 hours in standard time, as regulations require', async () => {
    const { edges, figures, series } = await steps('day', { standard_time: true })
    const [start = 0, end = 0] = edges
    expect(edges).toEqual(edgesOf({ unit: 'day', zone, isStandardTime: true }, noon, noon + 1))
    expect((end - start) / HOUR_MS).toBe(24)
    const plain = rangeFigures(series, start, end, NOW_MS)
    expect(figures[0]).toMatchObject({ count: plain.count, expected: 24 })
  })
})
