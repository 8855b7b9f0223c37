import type { ParameterKind } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../testsupport/randomFrom.fixture.ts'
import { HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { affectedSpans } from './affectedSpans.ts'
import { computedValues } from './computedValues.ts'
import { computedStepMs, type ComputedDefinition } from './computedDefinition.ts'
import { NOON_MS, seriesOf } from './sourceSeries.fixture.ts'

type Reading = readonly [minute: number, value: number]

/** Minutes of two days, of which some are missing and some hours are silent. */
function readingsFrom(seed: number, span = 360): Reading[] {
  const random = randomFrom(seed)
  const readings: Reading[] = []
  let isSilent = false
  for (let minute = 0; minute < 2880; minute += 1) {
    if (minute % 60 === 0) isSilent = random() < 0.15
    if (!isSilent && random() < 0.9) readings.push([minute, random() * span])
  }
  return readings
}

/** What plain loops over all readings make of a period; undefined: withheld. */
function plainly(
  readings: readonly Reading[],
  minute: number,
  { function: name, periodMs }: Extract<ComputedDefinition, { periodMs: number }>,
  kind: ParameterKind,
): number | undefined {
  const length = periodMs / MINUTE_MS
  const isHourly = length >= 60
  const values: number[] = []
  for (const [at, value] of readings) {
    const isIn = isHourly
      ? at >= minute - length && at < minute
      : at > minute - length && at <= minute
    if (isIn) values.push(value)
  }
  if (values.length === 0) return undefined
  if (name === 'max') return Math.max(...values)
  if (name === 'min') return Math.min(...values)
  if (values.length / length < 0.75) return undefined
  if (kind === 'direction') {
    let [x, y] = [0, 0]
    for (const value of values) {
      x += Math.cos((value * Math.PI) / 180)
      y += Math.sin((value * Math.PI) / 180)
    }
    return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
  }
  if (kind === 'level') {
    let energy = 0
    for (const value of values) energy += 10 ** (value / 10)
    return 10 * Math.log10(energy / values.length)
  }
  let sum = 0
  for (const value of values) sum += value
  return kind === 'sum' ? sum : sum / values.length
}

const PERIODS = [5, 15, 45, 60, 120, 480, 1440]
const CASES = PERIODS.flatMap((period) =>
  (
    [
      ['avg', 'scalar'],
      ['avg', 'direction'],
      ['avg', 'level'],
      ['avg', 'sum'],
      ['min', 'scalar'],
      ['max', 'scalar'],
    ] as const
  ).map(([name, kind]) => ({ name, kind, period })),
)

describe('computed parameters over a period against plain loops', () => {
  it.each(CASES)(
    'computes $name of $period minutes of a $kind as a plain loop does',
    ({ name, kind, period }) => {
      for (const seed of [1, 2]) {
        const readings = readingsFrom(seed, kind === 'level' ? 90 : 360)
        const definition = { function: name, source: 'dp', periodMs: period * MINUTE_MS } as const
        const found = computedValues(definition, [seriesOf(readings, { kind })], 1, {
          from: NOON_MS,
          to: NOON_MS + 3 * 24 * HOUR_MS,
        })
        const newest = readings.at(-1)?.[0] ?? 0
        const due =
          period < 60
            ? readings.map(([minute]) => minute)
            : Array.from({ length: Math.floor(newest / 60) + 1 }, (_, hour) => hour * 60)
        const wanted = due.flatMap((minute) => {
          const value = plainly(readings, minute, definition, kind)
          return value === undefined ? [] : [[minute, value] as const]
        })
        expect(found.times.map((ts) => (ts - NOON_MS) / MINUTE_MS)).toEqual(
          wanted.map(([minute]) => minute),
        )
        for (const [at, [, value]] of wanted.entries()) {
          expect(found.values[at], `seed ${seed}, value ${at}`).toBeCloseTo(value, 6)
        }
      }
    },
  )
})

describe('the spans to compute again after changed readings', () => {
  const definitions: ComputedDefinition[] = [
    { function: 'abs', source: 'dp' },
    { function: 'avg', source: 'dp', periodMs: 15 * MINUTE_MS },
    { function: 'avg', source: 'dp', periodMs: HOUR_MS },
    { function: 'max', source: 'dp', periodMs: 8 * HOUR_MS },
    { function: 'diff', source: 'dp', other: 'dq' },
    { function: 'mass', source: 'dp', reference: '25C', air: [] },
    { function: 'mass', source: 'dp', reference: 'measured', air: ['dq', 'dr'] },
  ]

  it.each(definitions)(
    'covers every changed value with the spans computed again ($function)',
    (definition) => {
      let changes = 0
      for (const seed of [4, 5, 6, 7, 8, 9]) {
        const random = randomFrom(seed * 100)
        const all = readingsFrom(seed)
        const first = Math.floor(random() * (all.length - 30))
        const isLast = seed >= 7
        const late = isLast
          ? all.slice(-200)
          : all.slice(first, first + 1 + Math.floor(random() * 200))
        const before = all.filter((reading) => !late.includes(reading))
        const other = seriesOf(readingsFrom(seed + 50))
        const third = seriesOf(readingsFrom(seed + 90))
        const whole = { from: NOON_MS, to: NOON_MS + 4 * 24 * HOUR_MS }
        const valuesOf = (readings: readonly Reading[]) => {
          const { times, values } = computedValues(
            definition,
            [seriesOf(readings), other, third],
            1,
            whole,
          )
          return new Map(times.map((ts, at) => [ts, values[at]]))
        }
        const [was, is] = [valuesOf(before), valuesOf(all)]
        const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
          (ts) => was.get(ts) !== is.get(ts),
        )
        const times = seriesOf(late).times
        const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0]
        const spans = affectedSpans(definition, {
          from,
          to,
          previousTs: seriesOf(before).times.findLast((ts) => ts < from) ?? null,
          gapMs: 3 * MINUTE_MS,
        })
        changes += changed.length
        expect(
          changed.filter((ts) => !spans.some((span) => ts >= span.from && ts <= span.to)),
          `seed ${seed}, step ${computedStepMs(definition)}`,
        ).toEqual([])
      }
      expect(changes).toBeGreaterThan(0)
    },
  )
})
