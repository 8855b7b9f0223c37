import { MISSING_DATA_CHOICES } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { NOON_MS, sourceOf } from '../computed/sourceSeries.fixture.ts'
import { reportingGapMs } from '../status/reportingGap.ts'
import { randomFrom } from '../testsupport/randomFrom.fixture.ts'
import { HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { stateBefore } from './alertHistory.ts'
import type { AlertPlan, ConditionPlan } from './alertPlan.ts'
import type { AlertSeries } from './conditionTrack.ts'
import { evaluateAlert } from './evaluateAlert.ts'
import type { AlertChange } from './evaluateTracks.ts'
import { plainAlert, type PlainReading } from './plainAlert.fixture.ts'

const SOURCES = ['a', 'b', 'c'] as const
const STEP_MS = 20_000
const SPAN = { from: NOON_MS, to: NOON_MS + 4 * HOUR_MS }
const GAP_MS = reportingGapMs(MINUTE_MS)

type Random = () => number
const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value

/** Small whole numbers, so that limits are met exactly and groups overlap. */
function randomCondition(random: Random): ConditionPlan {
  const source = pick(random, SOURCES)
  if (random() < 0.15) {
    return { kind: 'silence', source, periodMs: MINUTE_MS * pick(random, [2, 5, 10]) }
  }
  const name = pick(random, [
    ...(['last', 'abs', 'avg', 'min', 'max', 'diff', 'rate', 'switch'] as const),
  ])
  const isHigh = random() < 0.5
  const limit = pick(random, [3, 4, 5, 6])
  const strict = pick(random, [0, 0, 1])
  const compared = {
    kind: 'value',
    expr: isHigh ? pick(random, ['gt', 'gte'] as const) : pick(random, ['lt', 'lte'] as const),
    limit,
    clearLimit: isHigh ? limit - strict : limit + strict,
    isSwitch: false,
  } as const
  const others = SOURCES.filter((one) => one !== source)
  if (name === 'diff') {
    const measure = { function: name, source, other: pick(random, others) } as const
    return { ...compared, measure, above: null }
  }
  if (name === 'switch') {
    const measure = { function: 'last', source } as const
    const on = pick(random, [0, 1])
    return {
      ...compared,
      measure,
      above: null,
      expr: 'eq',
      limit: on,
      clearLimit: on,
      isSwitch: true,
    }
  }
  if (name === 'rate') {
    const spanMs = MINUTE_MS * pick(random, [3, 10, 90])
    return { ...compared, measure: { function: name, source, spanMs }, above: null }
  }
  const above = pick(random, [null, null, { value: 2 }, { source: pick(random, others) }] as const)
  if (name === 'last' || name === 'abs')
    return { ...compared, measure: { function: name, source }, above }
  const periodMs = MINUTE_MS * pick(random, [3, 10, 60, 120])
  return { ...compared, measure: { function: name, source, periodMs }, above }
}

function randomPlan(random: Random): AlertPlan {
  return {
    groups: Array.from({ length: 1 + Math.floor(random() * 3) }, (_, at) => ({
      id: `group_${at}`,
      conditions: Array.from({ length: 1 + Math.floor(random() * 2) }, () =>
        randomCondition(random),
      ),
    })),
    holdMs: MINUTE_MS * pick(random, [0, 0, 1, 5]),
    reactivationMs: MINUTE_MS * pick(random, [0, 0, 10]),
    hours: null,
    missing: pick(random, MISSING_DATA_CHOICES),
  }
}

/** Readings of some hours before and in the span, with gaps, on every twenty seconds or so. */
function randomReadings(random: Random): Map<string, PlainReading[]> {
  return new Map(
    SOURCES.map((source) => {
      const readings: PlainReading[] = []
      let level = 4
      let isSilent = false
      for (let ts = SPAN.from - 3 * HOUR_MS; ts <= SPAN.to; ts += MINUTE_MS) {
        if (random() < 0.02) isSilent = !isSilent
        if (random() < 0.2) level = Math.floor(random() * 9) - 1
        if (isSilent || random() < 0.05) continue
        const shift = STEP_MS * pick(random, [0, 0, 0, 1])
        readings.push([ts + shift, level + Math.floor(random() * 2)])
      }
      return [source, readings.filter(([ts]) => ts <= SPAN.to)]
    }),
  )
}

function seriesOf(
  readings: ReadonlyMap<string, readonly PlainReading[]>,
): Map<string, AlertSeries> {
  return new Map(
    [...readings].map(([id, own]) => {
      const sorted = own.toSorted(([a], [b]) => a - b)
      return [
        id,
        {
          source: sourceOf({ id }),
          times: Float64Array.from(sorted, ([ts]) => ts),
          values: Float64Array.from(sorted, ([, value]) => value),
          reportingIntervalMs: MINUTE_MS,
        },
      ]
    }),
  )
}

const plainly = (plan: AlertPlan, readings: ReadonlyMap<string, readonly PlainReading[]>) =>
  plainAlert({
    plan,
    readings: Object.fromEntries(readings),
    gapMs: GAP_MS,
    intervalMs: MINUTE_MS,
    ...SPAN,
    stepMs: STEP_MS,
  })

const pairsOf = (changes: readonly AlertChange[]) =>
  changes.map(({ ts, isActive, lacksData }) => [
    ts,
    lacksData ? 'no_data' : isActive ? 'active' : 'resolved',
  ])

describe('random rules over a stream of readings', () => {
  it('evaluates the same changes as plain loops over all readings', () => {
    let changed = 0
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = randomFrom(seed)
      const plan = randomPlan(random)
      const readings = randomReadings(random)
      const { changes } = evaluateAlert(plan, seriesOf(readings), SPAN, stateBefore([], 0))
      expect(pairsOf(changes), `seed ${seed}`).toEqual(plainly(plan, readings))
      changed += changes.length
    }
    // Without changes the test would say nothing.
    expect(changed).toBeGreaterThan(2000)
  }, 120_000)

  it('evaluates the same changes however late and in whatever order readings come', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const random = randomFrom(10_000 + seed)
      const plan = randomPlan(random)
      const readings = randomReadings(random)
      const arriving = [...readings]
        .flatMap(([id, own]) =>
          own.map((reading) => ({
            id,
            reading,
            // Most come at once, some an hour late.
            at: reading[0] + (random() < 0.1 ? random() * HOUR_MS : random() * 30_000),
          })),
        )
        .toSorted((a, b) => a.at - b.at)
      const arrived = new Map<string, PlainReading[]>(SOURCES.map((id) => [id, []]))
      let history: AlertChange[] = []
      let knownTo = SPAN.from - 1
      while (arriving.length > 0) {
        const batch = arriving.splice(0, 1 + Math.floor(random() * 12))
        for (const { id, reading } of batch) arrived.get(id)?.push(reading)
        const times = batch.map(({ reading: [ts] }) => ts)
        const from = Math.max(SPAN.from, Math.min(knownTo + 1, ...times))
        const to = Math.max(knownTo, ...times)
        if (to < from) continue
        const before = stateBefore(history, from)
        const { changes } = evaluateAlert(plan, seriesOf(arrived), { from, to }, before)
        history = [...history.filter(({ ts }) => ts < from), ...changes]
        knownTo = to
      }
      const end = { from: knownTo + 1, to: SPAN.to }
      const last = evaluateAlert(plan, seriesOf(arrived), end, stateBefore(history, end.from))
      expect(pairsOf([...history, ...last.changes]), `seed ${seed}`).toEqual(
        plainly(plan, readings),
      )
    }
  }, 240_000)

  it('schedules the next evaluation at the next change without further readings', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = randomFrom(20_000 + seed)
      const plan = randomPlan(random)
      const readings = randomReadings(random)
      const cut = SPAN.from + STEP_MS * Math.floor(random() * 600)
      const until = new Map([...readings].map(([id, own]) => [id, own.filter(([ts]) => ts <= cut)]))
      const { dueTs } = evaluateAlert(
        plan,
        seriesOf(until),
        { from: SPAN.from, to: cut },
        stateBefore([], 0),
      )
      const next = plainly(plan, until).find(([ts]) => ts > cut)
      expect(dueTs, `seed ${seed}`).toBe(
        next?.[0] ?? (dueTs !== null && dueTs > SPAN.to ? dueTs : null),
      )
    }
  }, 120_000)
})
