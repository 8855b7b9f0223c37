import type { AlertCondition } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { NOON_MS } from '../computed/sourceSeries.fixture.ts'
import { reportingGapMs } from '../status/reportingGap.ts'
import { randomFrom } from '../testsupport/randomFrom.fixture.ts'
import { MINUTE_MS } from '../time/duration.ts'
import { planOf } from './alertPlan.ts'
import { seriesOf } from './alerts.fixture.ts'
import { conditionLead, conditionTrack, type AlertSeries } from './conditionTrack.ts'
import { firstFrom } from '../computed/sourceSeries.ts'
import { valueAt } from './track.ts'

const GAP_MS = reportingGapMs(MINUTE_MS)
const SPAN_MS = 10 * MINUTE_MS
const ROUNDS = 40
const compared = { expr: 'gt', value: 3 } as const
const CONDITIONS: Record<string, AlertCondition> = {
  reading: { deviceId: 'device', dataPointId: 'a', ...compared },
  absolute: { dataPointId: { func: 'abs', dataPointId: 'a' }, ...compared },
  difference: { dataPointId: { func: 'diff', dataPointId: 'a', dataPointId2: 'b', value: 2 } },
  change: { dataPointId: { func: 'rate', dataPointId: 'a', period: 7 }, ...compared },
  mean: { dataPointId: { func: 'avg', dataPointId: 'a', period: 5 }, ...compared },
  greatest: { dataPointId: { func: 'max', dataPointId: 'a', period: 5 }, ...compared },
  silence: { dataPointId: { func: 'silence', dataPointId: 'a', period: 4 } },
  'reading above upwind': {
    deviceId: 'device',
    dataPointId: 'a',
    ...compared,
    basis: { kind: 'above_upwind', dataPointId: 'b' },
  },
}

/** A reading each minute for an hour, at random seconds, with gaps. */
function randomSeries(random: () => number, id: string): AlertSeries {
  const readings: [number, number][] = []
  let isSilent = false
  for (let minute = 0; minute < 60; minute += 1) {
    if (random() < 0.15) isSilent = !isSilent
    if (!isSilent) readings.push([minute + Math.floor(random() * 3) / 3, Math.floor(random() * 9)])
  }
  return seriesOf(id, readings)
}

/** Only the readings from a time on, and the last one before if it is needed. */
function cut(series: AlertSeries, fromTs: number, needsLast: boolean): AlertSeries {
  const start = Math.max(0, firstFrom(series.times, fromTs) - Number(needsLast))
  return { ...series, times: series.times.subarray(start), values: series.values.subarray(start) }
}

describe('a condition over the readings within its lead', () => {
  it.each(Object.entries(CONDITIONS))(
    'measures a %s from the readings within its lead as from all',
    (_, condition) => {
      const [plan] =
        planOf({ rules: [{ _id: 'group', conditions: [condition] }] }).groups[0]?.conditions ?? []
      if (plan === undefined) throw new Error('The plan has no condition')
      const { leadMs, needsLast } = conditionLead(plan, GAP_MS)
      for (let seed = 1; seed <= ROUNDS; seed += 1) {
        const random = randomFrom(seed)
        const all = [randomSeries(random, 'a'), randomSeries(random, 'b')]
        const from = NOON_MS + Math.floor(random() * 150) * (MINUTE_MS / 3)
        const span = { from, to: from + SPAN_MS }
        const part = all.map((series) => cut(series, from - leadMs, needsLast))
        const expected = conditionTrack(plan, all, span)
        const found = conditionTrack(plan, part, span)
        for (let ts = span.from; ts <= span.to; ts += MINUTE_MS / 6) {
          expect([seed, ts, valueAt(found, ts)]).toEqual([seed, ts, valueAt(expected, ts)])
        }
      }
    },
  )
})
