import type { StatisticsResult, StepStatisticsResult } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { createComparison } from './comparison.ts'
import { rangeFigures } from './evaluator/figures.ts'
import { belowLimitIn, LIMIT_RULES } from './evaluator/readings.ts'
import { createReferenceWorld } from './referenceWorld.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const START_MS = Date.UTC(2026, 4, 1)
const NOW_MS = START_MS + 9 * DAY_MS
const KINDS = ['scalar', 'sum', 'count', 'maximum', 'minimum', 'index'] as const

it.each(LIMIT_RULES)(
  'counts readings below their detection limit in figures and steps like plain loops: %s',
  async (limitRule) => {
    const reference = await createReferenceWorld(
      [
        {
          serial: '1C00LIM1',
          zone: 'Europe/Lisbon',
          intervals: [
            { fromMs: START_MS, intervalMs: 10 * MINUTE_MS },
            { fromMs: START_MS + 4.3 * DAY_MS, intervalMs: 4 * MINUTE_MS },
          ],
          points: KINDS.map((kind) => ({ kind })),
          jitterMs: 20_000,
          missing: 0.02,
          limitRule,
        },
      ],
      { seed: 228, nowMs: NOW_MS },
    )
    try {
      const ids = reference.points.map(({ id }) => id)
      const comparison = createComparison()
      for (const [from, to] of [
        [START_MS, NOW_MS],
        [START_MS + 77_777, START_MS + 3.2 * DAY_MS],
        [START_MS + 4 * DAY_MS + 1, START_MS + 4.9 * DAY_MS],
        [NOW_MS - 3 * HOUR_MS, NOW_MS],
      ] as const) {
        const { data } = await reference.ask<StatisticsResult>('search/statistics', {
          data_point_id: ids,
          from,
          to,
        })
        for (const { id, name, seed, series } of reference.points) {
          const place = { seed, where: `${name}, ${from} to ${to}` }
          const expected = rangeFigures(series, from, to, NOW_MS)
          const got = data[id]
          comparison.figure(place, 'value', expected.value, got?.value)
          comparison.figure(place, 'minimum', expected.minimum, got?.minimum)
          comparison.figure(place, 'maximum', expected.maximum, got?.maximum)
          comparison.figure(place, 'count', expected.count, got?.count)
          comparison.figure(place, 'coverage', expected.coverage, got?.coverage)
          const below = belowLimitIn(series, from, to)
          comparison.figure(place, 'below the limit', below, got?.belowLimit?.[limitRule] ?? 0)
        }
      }
      const window = { from: START_MS, to: START_MS + 2 * DAY_MS }
      const { edges, data } = await reference.ask<StepStatisticsResult>('search/statistics/steps', {
        data_point_id: ids,
        ...window,
        unit: 'hour',
        timezone: 'Europe/Lisbon',
        standard_time: false,
      })
      for (const { id, name, seed, series } of reference.points) {
        for (const [at, got] of (data[id] ?? []).entries()) {
          const [from = 0, to = 0] = edges.slice(at, at + 2)
          const expected = rangeFigures(series, from, to, NOW_MS)
          const place = { seed, where: `${name}, hour of ${new Date(from).toISOString()}` }
          comparison.figure(place, 'value', expected.value, got.value)
          comparison.figure(place, 'count', expected.count, got.count)
        }
      }
      expect(comparison.expectNone()).toBeGreaterThan(600)
    } finally {
      await reference.close()
    }
  },
  60_000,
)
