import { MINUTE_MS } from '@airshed/domain'
import { MEASUREMENT_FLAGS, type AlertCondition } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createAlertWorld, type AlertWorld } from './alertWorld.fixture.ts'
import { followAlerts } from './followAlerts.ts'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

const above = (value: number): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: world.pm25.id,
  expr: 'gt',
  value,
})

describe('a reading over the limit', () => {
  it('starts the alert with one mail, and a reading below ends it with another', async () => {
    const id = await world.addAlert([above(35)])
    await world.report([[1, 20]])
    await world.report([[2, 41]])
    await world.report([[3, 44]])
    expect(await world.alert(id)).toMatchObject({ latest_value: true })
    await world.report([[4, 30]])
    expect(await world.historyOf(id)).toEqual([
      [1, false],
      [2, true],
      [4, false],
    ])
    expect(await world.mails()).toEqual(['Warning: Too much dust', 'Resolved: Too much dust'])
  })

  it('mails the value, the limit, the place and the time', async () => {
    await world.addAlert([above(35)])
    await world.report([[2, 41.25]])
    const { body_text: text } = await world.context.store.db
      .selectFrom('outbox')
      .select('body_text')
      .executeTakeFirstOrThrow()
    expect(text).toContain('41.3 µg/m³')
    expect(text).toContain('Limit: above 35 µg/m³')
    expect(text).toContain('Mast in the city')
    expect(text).toContain('2 Mar 2026, 12:02:00 UTC')
  })

  it('notifies nobody of a flagged reading or of one that came a day late', async () => {
    const id = await world.addAlert([above(35)])
    await world.report([[1, 20]])
    await world.report([[2, 999.9, MEASUREMENT_FLAGS.sensorFault]])
    world.clockAt(1500)
    await world.report([[1500, 20]])
    await world.report([
      [10, 50],
      [11, 20],
    ])
    expect(await world.historyOf(id)).toEqual([
      [1, false],
      [10, true],
      [11, false],
    ])
    const corrected = await world.context.store.db
      .selectFrom('alert_changes')
      .select('is_corrected')
      .where('ts', '>', 0)
      .where('is_active', '=', true)
      .execute()
    expect(corrected).toEqual([{ is_corrected: true }])
    expect(await world.mails()).toEqual([])
  })

  it('a deactivated alert ignores readings', async () => {
    const id = await world.addAlert([above(35)], { status: 'deactivated' })
    await world.report([[1, 50]])
    expect(await world.historyOf(id)).toEqual([])
  })

  it('reports a start and an end in one batch in one message', async () => {
    await world.addAlert([above(35)])
    await world.report([
      [1, 20],
      [2, 50],
      [3, 20],
    ])
    expect(await world.mails()).toEqual(['Resolved: Too much dust (2 changes)'])
  })
})

describe('a limit on the change over a period', () => {
  const rate = (changes: object = {}) => ({
    dataPointId: { func: 'rate' as const, dataPointId: world.pm25.id, period: 5 },
    expr: 'gt' as const,
    value: 20,
    ...changes,
  })

  it('starts an alert on a fast rise and ends it when the rise is over', async () => {
    const id = await world.addAlert([rate()])
    await world.report([0, 1, 2, 3, 4, 5].map((minute) => [minute, 10]))
    await world.report([[6, 31]])
    await world.report([7, 8, 9, 10].map((minute) => [minute, 31]))
    await world.report([[11, 31]])
    expect(await world.historyOf(id)).toEqual([
      [5, false],
      [6, true],
      [11, false],
    ])
    expect(await world.mails()).toEqual(['Warning: Too much dust', 'Resolved: Too much dust'])
    const { body_text: text } = await world.context.store.db
      .selectFrom('outbox')
      .select('body_text')
      .orderBy('created_at')
      .executeTakeFirstOrThrow()
    expect(text).toMatch(/: 21\.0 µg\/m³ \(change over 5 minutes\)\. Limit: above 20 µg\/m³/)
  })

  it('corrects the start of an alert by a late reading', async () => {
    const id = await world.addAlert([rate()])
    await world.report([[0, 10]])
    await world.report([[5, 40]])
    expect(await world.historyOf(id)).toEqual([[5, true]])
    // What held five minutes before the later of them.
    await world.report([[1, 35]])
    await world.report([[6, 40]])
    expect(await world.historyOf(id)).toEqual([
      [5, true],
      [6, false],
    ])
  })

  it('refuses a rate of a direction, over more than six hours or relative to a baseline', async () => {
    const save = async (condition: object) => {
      const { status } = await world.call('manager', 'POST', 'alerts', {
        organization_id: 'city',
        name: 'Rise',
        description: '',
        notification_level: 'warning',
        data_points: [{ _id: 'g1', conditions: [condition] }],
        subscribers: { users: ['owner'], notification_method: 'email' },
      })
      return status
    }
    const over = (period: number) => ({
      dataPointId: { func: 'rate', dataPointId: world.pm25.id, period },
    })
    expect(await save(rate(over(360)))).toBe(200)
    expect(await save(rate(over(361)))).toBe(400)
    expect(await save(rate({ basis: { kind: 'above_baseline', value: 3 } }))).toBe(400)
  })
})

describe('an alert that changes by time alone', () => {
  it('starts an alert once its rules have held, unless a reading ends that before', async () => {
    const id = await world.addAlert([above(35)], { hold_ms: 5 * MINUTE_MS })
    await world.report([[1, 50]])
    await world.report([[3, 50]])
    world.clockAt(5.9)
    await world.evaluate()
    expect(await world.mails()).toEqual([])
    world.clockAt(6)
    await world.evaluate()
    expect(await world.historyOf(id)).toEqual([[6, true]])
    expect(await world.mails()).toHaveLength(1)
    world.clockAt(6.1)
    // A reading that was under way: it never held so long.
    await world.report([[5, 10]])
    expect(await world.historyOf(id)).toEqual([[5, false]])
    // About the same alert a minute after the first message.
    world.clockAt(7)
    await world.evaluate()
    expect(await world.mails()).toEqual(['Warning: Too much dust', 'Resolved: Too much dust'])
  })

  it('notifies of a device that falls silent and of its return', async () => {
    const silence = { func: 'silence', dataPointId: world.pm25.id, period: 10 } as const
    const id = await world.addAlert([{ dataPointId: silence }])
    await world.report([[1, 5]])
    await world.report([[2, 5]])
    world.clockAt(11.9)
    await world.evaluate()
    expect(await world.mails()).toHaveLength(0)
    world.clockAt(12)
    await world.evaluate()
    expect(await world.mails()).toHaveLength(1)
    await world.report([[30, 5]])
    expect(await world.historyOf(id)).toEqual([
      [1, false],
      [12, true],
      [30, false],
    ])
  })
})

it('an hourly mean is evaluated from the rollups of the store', async () => {
  const id = await world.addAlert([
    {
      dataPointId: { func: 'avg', dataPointId: world.pm25.id, period: 120 },
      expr: 'gt',
      value: 25,
    },
  ])
  const minutes = Array.from(
    { length: 241 },
    (_, minute) => [minute, minute < 60 ? 10 : 40] as const,
  )
  for (let start = 0; start < minutes.length; start += 20) {
    await world.report(minutes.slice(start, start + 20))
  }
  // (10 + 40) / 2 at two o'clock is not above 25; two hours of 40 at three o'clock are.
  expect(await world.historyOf(id)).toEqual([
    [120, false],
    [180, true],
  ])
})

it('a clearing limit keeps an alert active until values are clearly lower', async () => {
  const id = await world.addAlert([{ ...above(35), clear_value: 25 }])
  await world.report([
    [1, 40],
    [2, 30],
    [3, 24],
    [4, 30],
  ])
  expect(await world.historyOf(id)).toEqual([
    [1, true],
    [3, false],
  ])
})

it('readings of a device that only another organization holds are ignored', async () => {
  const { id: dataPointId } = world.harbour.pm25
  const foreign: AlertCondition = { deviceId: '1C00BBBB:0', dataPointId, expr: 'gt', value: 35 }
  const own = await world.addAlert([foreign])
  const theirs = await world.addAlert([foreign], { organization_id: 'harbour' })
  // Both have something to be evaluated at once.
  await world.context.store.db.updateTable('alerts').set({ due_at: 0, due_from: 0 }).execute()
  await world.report([[1, 50]], world.harbour.pm25)
  expect(await world.historyOf(theirs)).toEqual([[1, true]])
  expect(await world.historyOf(own)).toEqual([])
})

it('an alert that cannot be evaluated does not delay the others', async () => {
  const bad = await world.addAlert([above(35)])
  const good = await world.addAlert([above(35)])
  const { db } = world.context.store
  await seedReadings(world.context, world.pm25, [[TEST_NOW_MS + MINUTE_MS, 50]])
  world.clockAt(1)
  const evaluated = await followAlerts(world.context, (_, { id }) => {
    if (id === bad) throw new Error('no mail can be written')
    return Promise.resolve()
  })
  expect(evaluated).toBe(2)
  expect(await world.historyOf(good)).toEqual([[1, true]])
  expect(await world.historyOf(bad)).toEqual([])
  await db.updateTable('alerts').set({ due_at: 0 }).where('id', '=', bad).execute()
  await world.evaluate()
  expect(await world.historyOf(bad)).toEqual([[1, true]])
})

describe('a mail about a difference', () => {
  it('names the data point with which it compares', async () => {
    const basis = { kind: 'above_baseline', value: 20 } as const
    await world.addAlert([{ ...above(35), basis }])
    await world.report([[1, 60]])
    const { body_text: text } = await world.context.store.db
      .selectFrom('outbox')
      .select('body_text')
      .executeTakeFirstOrThrow()
    expect(text).toContain('40.0 µg/m³, above 20 µg/m³. Limit: above 35 µg/m³')
  })
})

it('a reading below its detection limit is compared as it counts', async () => {
  const id = await world.addAlert([above(35)])
  await world.report([[1, 20]])
  await world.report([[2, 60, MEASUREMENT_FLAGS.belowLimit]])
  await world.report([[3, 80, MEASUREMENT_FLAGS.belowLimit]])
  await world.report([[4, 20]])
  await world.context.store.db
    .updateTable('organizations')
    .set({ below_limit: 'excluded' })
    .where('id', '=', 'city')
    .execute()
  await world.report([[5, 200, MEASUREMENT_FLAGS.belowLimit]])
  // Half of 60 is below 35, half of 80 above it; the last one does not count.
  expect(await world.historyOf(id)).toEqual([
    [1, false],
    [3, true],
    [4, false],
  ])
})
