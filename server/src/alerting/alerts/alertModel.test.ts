import { HOUR_MS, MINUTE_MS, planOf, reportingGapMs } from '@airshed/domain'
import {
  plainAlert,
  randomFrom,
  type PlainChange,
  type PlainReading,
} from '@airshed/domain/testing'
import { MISSING_DATA_CHOICES, type AlertCondition } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Memory } from '../../base/memory.ts'
import { notifySubscribers } from '../notifications/notifySubscribers.ts'
import { sendDue } from '../notifications/sendDue.ts'
import { eventually } from '../../testing/eventually.ts'
import { faultRounds } from '../../testing/faultRounds.ts'
import { seedDataPoint, type SeededDataPoint } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createAlertWorld, type AlertWorld } from './alertWorld.fixture.ts'
import { followAlerts } from './followAlerts.ts'
import { loadLinkKey } from '../notifications/links/linkKey.ts'

const ROUNDS = faultRounds(3)
/** Alerts that are evaluated by one stream of readings. */
const ALERTS = 6
const STEP_MS = 20_000
const BEGIN_MS = TEST_NOW_MS
const END_MS = BEGIN_MS + 90 * MINUTE_MS

type Random = () => number
const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value

/** Small whole numbers, so that limits are met exactly and groups overlap. */
function randomCondition(random: Random, [a, b]: readonly [string, string]): AlertCondition {
  const [watched, other] = random() < 0.5 ? [a, b] : [b, a]
  const period = pick(random, [3, 10, 60])
  const kind = pick(random, [
    ...(['last', 'last', 'avg', 'min', 'max', 'diff', 'rate', 'silence'] as const),
  ])
  if (kind === 'silence') {
    return { dataPointId: { func: kind, dataPointId: watched, period: pick(random, [3, 5]) } }
  }
  if (kind === 'diff') {
    const value = pick(random, [1, 2, 3])
    return { dataPointId: { func: kind, dataPointId: watched, dataPointId2: other, value } }
  }
  const isHigh = random() < 0.6
  const limit = pick(random, [3, 4, 5])
  const compared = {
    expr: isHigh ? pick(random, ['gt', 'gte'] as const) : pick(random, ['lt', 'lte'] as const),
    value: limit,
    ...(random() < 0.3 ? { clear_value: isHigh ? limit - 1 : limit + 1 } : {}),
  }
  return kind === 'last'
    ? { deviceId: '1C00AAAA:0', dataPointId: watched, ...compared }
    : { dataPointId: { func: kind, dataPointId: watched, period }, ...compared }
}

interface Arrival {
  id: string
  reading: PlainReading
  /** ms UTC. */
  at: number
}

/** What a device reports each minute, with gaps; most of it at once, some of it up to half an hour late. */
function randomArrivals(random: Random, ids: readonly string[], lateShare: number): Arrival[] {
  return ids.flatMap((id) => {
    const arrivals: Arrival[] = []
    let [level, isSilent] = [4, false]
    for (let minute = BEGIN_MS + MINUTE_MS; minute <= END_MS; minute += MINUTE_MS) {
      if (random() < 0.03) isSilent = !isSilent
      if (random() < 0.25) level = Math.floor(random() * 9)
      if (isSilent) continue
      const ts = minute + STEP_MS * pick(random, [0, 0, 1])
      const delayMs = random() < lateShare ? Math.floor(random() * 0.5 * HOUR_MS) : 0
      arrivals.push({ id, reading: [ts, level], at: ts + delayMs })
    }
    return arrivals
  })
}

let world: AlertWorld
let points: ReadonlyMap<string, SeededDataPoint>
let ids: [string, string]
beforeEach(async () => {
  world = await createAlertWorld()
  const device = { nodeId: '1C00AAAA:0', sensorId: '1C00AAAA.0.0.0' }
  const pm10 = await seedDataPoint(world.context, device, { path: '132:6', name: 'PM10' })
  points = new Map([world.pm25, pm10].map((point) => [point.id, point]))
  ids = [world.pm25.id, pm10.id]
})
afterEach(() => world.close())

const clockTo = (ts: number): void => world.clockAt((ts - TEST_NOW_MS) / MINUTE_MS)

/** Two processes on one store; either may be started anew at any time, with nothing in its memory. */
async function processes(random: Random) {
  const start = async () => {
    const context = { ...world.context, memory: new Memory() }
    await loadLinkKey(context)
    return context
  }
  const running = [await start(), await start()]
  return {
    async evaluate(): Promise<void> {
      if (random() < 0.3) running[Number(random() < 0.5)] = await start()
      const context = pick(random, running)
      while ((await followAlerts(context, notifySubscribers(context))) > 0);
      const other = pick(random, running)
      while ((await sendDue(other)) > 0);
    },
  }
}

async function addAlerts(random: Random) {
  const alerts = []
  for (let at = 0; at < ALERTS; at += 1) {
    const some = () => Array.from({ length: 1 + Math.floor(random() * 2) })
    const groups = some().map(() => some().map(() => randomCondition(random, ids)))
    const missing = pick(random, MISSING_DATA_CHOICES)
    const [holdMs, reactivationMs] = [pick(random, [0, 0, 1, 4]), pick(random, [0, 0, 8])].map(
      (minutes) => minutes * MINUTE_MS,
    ) as [number, number]
    const id = await world.addAlert(groups, {
      name: `Alert ${at}`,
      hold_ms: holdMs,
      reactivation_ms: reactivationMs,
      missing_data: missing,
    })
    const rules = groups.map((conditions, group) => ({ _id: `g${group}`, conditions }))
    alerts.push({ id, plan: planOf({ rules, holdMs, reactivationMs, missing }) })
  }
  return alerts
}

/** Time goes on by up to two minutes at a time; what has arrived by then is stored, and evaluated. */
async function play(random: Random, arrivals: readonly Arrival[]): Promise<void> {
  const { evaluate } = await processes(random)
  const left = arrivals.toSorted((a, b) => a.at - b.at)
  const lastMs = Math.max(END_MS, left.at(-1)?.at ?? 0)
  let now = BEGIN_MS
  while (now < lastMs) {
    now += STEP_MS * (1 + Math.floor(random() * 6))
    const later = left.findIndex(({ at }) => at > now)
    // The server evaluates too, whenever it likes: nothing may be missing at the time that it reads from the clock.
    await store(left.splice(0, later === -1 ? left.length : later))
    clockTo(now)
    await evaluate()
  }
  clockTo(now + HOUR_MS)
  await evaluate()
}

const store = async (batch: readonly Arrival[]): Promise<void> => {
  await world.context.store.measurements.insert({
    dataPoints: batch.map(({ id }) => points.get(id)?.key ?? Number.NaN),
    times: batch.map(({ reading: [ts] }) => ts),
    values: batch.map(({ reading: [, value] }) => value),
    flags: batch.map(() => 0),
  })
}

const stateOf = (change: { is_active: boolean; lacks_data: boolean }): PlainChange[1] =>
  change.is_active ? 'active' : change.lacks_data ? 'no_data' : 'resolved'

const historyOf = async (alertId: string): Promise<PlainChange[]> =>
  (
    await world.context.store.db
      .selectFrom('alert_changes')
      .select(['ts', 'is_active', 'lacks_data'])
      .where('alert_id', '=', alertId)
      .where('ts', '<=', END_MS)
      .orderBy('ts')
      .execute()
  ).map(({ ts, ...change }) => [ts, stateOf(change)])

const notifiedOf = async (alertId: string): Promise<PlainChange[]> =>
  (
    await world.context.store.db
      .selectFrom('alert_notices')
      .select(['ts', 'is_active', 'lacks_data'])
      .where('alert_id', '=', alertId)
      .where('ts', '<=', END_MS)
      .orderBy('created_at')
      .orderBy('ts')
      .execute()
  ).map(({ ts, ...change }) => [ts, stateOf(change)])

describe.each([
  ['that come on time', 0],
  ['of which some come late', 0.1],
])('random rules over readings %s', (_, lateShare) => {
  it.each(Array.from({ length: ROUNDS }, (__, at) => at + 1))(
    'random rules give the history of plain loops and report each change once: seed %d',
    async (seed) => {
      const random = randomFrom(seed * 1_000 + lateShare * 10)
      clockTo(BEGIN_MS)
      const alerts = await addAlerts(random)
      const arrivals = randomArrivals(random, ids, lateShare)
      await play(random, arrivals)
      const readings = Object.fromEntries(
        ids.map((id) => [
          id,
          arrivals.filter((arrival) => arrival.id === id).map(({ reading }) => reading),
        ]),
      )
      for (const { id, plan } of alerts) {
        const history = await historyOf(id)
        const expected = plainAlert({
          plan,
          readings,
          gapMs: reportingGapMs(MINUTE_MS),
          intervalMs: MINUTE_MS,
          from: BEGIN_MS,
          to: END_MS,
          stepMs: STEP_MS,
        })
        expect(history, id).toEqual(expected)
        const notified = await notifiedOf(id)
        // Whatever was reported went from one state to another, and did not begin with an end.
        const states = ['resolved', ...notified.map(([, state]) => state)]
        expect(states.filter((state, at) => state === states[at - 1])).toEqual([])
        if (lateShare > 0) continue
        const first = history.findIndex(([, state]) => state !== 'resolved')
        expect(notified, id).toEqual(first === -1 ? [] : history.slice(first))
      }
      await expectOneMessageEach()
    },
    120_000,
  )
})

/** Each notification is in exactly one message, and each message has one. */
async function expectOneMessageEach(): Promise<void> {
  const { db } = world.context.store
  const notified = () => db.selectFrom('notifications').select(['state', 'message_id']).execute()
  // The server makes messages too, and may still be at some.
  const rows = await eventually(async () => {
    while ((await sendDue(world.context)) > 0);
    const all = await notified()
    expect(all.filter(({ state, message_id: id }) => state !== 'sent' || id === null)).toEqual([])
    return all
  })
  const messages = await db.selectFrom('outbox').select('id').execute()
  expect(new Set(rows.map(({ message_id: id }) => id))).toEqual(
    new Set(messages.map(({ id }) => id)),
  )
}
