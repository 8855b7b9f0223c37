import {
  BELOW_LIMIT_BITS,
  BELOW_LIMIT_RULES,
  countedValue,
  type BelowLimitRule,
} from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { rangeStatistics } from '../statistics/rangeStatistics.ts'
import { belowLimitAt, canBeBelowLimit, isBelowLimit, ruleOfCounted } from './belowLimit.ts'

const COUNTED = { half: 1, zero: 0, excluded: Number.NaN }

describe('a reading below its detection limit', () => {
  it.each(BELOW_LIMIT_RULES)(
    'counts a reading below 2 by the rule %s, which its value tells',
    (rule) => {
      const flags = 128 | BELOW_LIMIT_BITS[rule]
      expect(countedValue(2, flags)).toBe(COUNTED[rule])
      expect(ruleOfCounted(COUNTED[rule])).toBe(rule)
      expect(isBelowLimit(flags)).toBe(true)
    },
  )

  it('counts a hidden reading as not below its limit', () => {
    for (const hiding of [1, 8, 16]) {
      expect(isBelowLimit(128 | hiding)).toBe(false)
      expect(countedValue(2, 128 | hiding)).toBeNaN()
    }
    expect(isBelowLimit(4)).toBe(false)
    expect(isBelowLimit(undefined)).toBe(false)
  })

  it('allows a detection limit only for amounts that begin at zero', () => {
    expect(canBeBelowLimit('scalar', 'µg/m³')).toBe(true)
    expect(canBeBelowLimit('sum', 'mm')).toBe(true)
    expect(canBeBelowLimit('scalar', '°C')).toBe(false)
    expect(canBeBelowLimit('scalar', '°F')).toBe(false)
    expect(canBeBelowLimit('direction', '°')).toBe(false)
    expect(canBeBelowLimit('level', 'dB')).toBe(false)
  })

  it('shows the detection limit beside the value that counts', () => {
    const series = { values: [1, Number.NaN, 3], limits: [2, 2, Number.NaN] }
    expect([0, 1, 2, 3].map((at) => belowLimitAt(series, at))).toEqual([
      { limit: 2, counted: 1 },
      { limit: 2, counted: null },
      null,
      null,
    ])
    expect(belowLimitAt({ values: [1] }, 0)).toBeNull()
  })
})

it.each<[BelowLimitRule, object]>([
  ['half', { value: 4 / 3, count: 3, minimum: 0.5, belowLimit: { half: 2 } }],
  ['zero', { value: 2.5 / 3, count: 3, minimum: 0, belowLimit: { zero: 2 } }],
  ['excluded', { value: null, count: 1, minimum: 2.5, belowLimit: { excluded: 2 } }],
])('gives the statistics of <2, 2.5 and <1 by the rule %s', (rule, expected) => {
  const flags = [128 | BELOW_LIMIT_BITS[rule], 0, 128 | BELOW_LIMIT_BITS[rule]]
  const values = [2, 2.5, 1].map((value, at) => countedValue(value, flags[at]))
  const series = {
    times: [0, 60_000, 120_000],
    values,
    flags,
    kind: 'scalar' as const,
    reportingIntervalMs: 60_000,
  }
  expect(rangeStatistics(series, { from: 0, to: 180_000 })).toMatchObject(expected)
})
