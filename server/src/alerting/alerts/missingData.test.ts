import { MINUTE_MS } from '@airshed/domain'
import type { Alert, AlertCondition, AlertDetails, AlertHistory } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { seedDataPoint, seedNode } from '../../testing/seed.ts'
import { createAlertWorld, type AlertWorld } from './alertWorld.fixture.ts'

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

/** Its changes as `[minutes after noon, state]`. */
async function statesOf(alertId: string): Promise<[number, string][]> {
  const rows = await world.context.store.db
    .selectFrom('alert_changes')
    .select(['ts', 'is_active', 'lacks_data'])
    .where('alert_id', '=', alertId)
    .orderBy('ts')
    .execute()
  return rows.map(({ ts, is_active: isActive, lacks_data: lacksData }) => [
    (ts - TEST_NOW_MS) / MINUTE_MS,
    lacksData ? 'no_data' : isActive ? 'active' : 'resolved',
  ])
}

/** Just after the reporting gap of the device, which reports each minute. */
const gapAfter = (minute: number): number => minute + 3 + 1 / MINUTE_MS

const evaluateAt = async (minute: number): Promise<void> => {
  world.clockAt(minute)
  await world.evaluate()
}

const shownState = async (id: string): Promise<string> =>
  (await world.call<AlertDetails>('owner', 'GET', `alerts/${id}`)).body.statusType

describe('an active alert whose readings stop', () => {
  it('mails once that data are missing, and once that they are back', async () => {
    const id = await world.addAlert([above(35)], { missing_data: 'no_data' })
    await world.report([[1, 50]])
    await evaluateAt(4)
    expect(await shownState(id)).toBe('active')
    await evaluateAt(4.5)
    expect(await shownState(id)).toBe('no_data')
    await evaluateAt(60)
    await world.report([[61, 20]])
    expect(await shownState(id)).toBe('resolved')
    expect(await statesOf(id)).toEqual([
      [0, 'no_data'],
      [1, 'active'],
      [gapAfter(1), 'no_data'],
      [61, 'resolved'],
    ])
    expect((await world.mails()).slice(1)).toEqual([
      'Warning: Too much dust',
      'No data: Too much dust',
      'Resolved: Too much dust',
    ])
  })

  it('shows the value at the start of an alert that late readings show was active all the time', async () => {
    await world.addAlert([above(35)], { missing_data: 'no_data' })
    await world.report([[1, 50]])
    await evaluateAt(10)
    await world.report([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((minute) => [minute, 60]))
    expect((await world.mails()).at(-1)).toBe('Warning: Too much dust')
    const mails = await world.context.store.db.selectFrom('outbox').select('body_text').execute()
    expect(mails.at(-1)?.body_text).toMatch(/PM2\.5 at .*: 50 µg\/m³\. Limit/)
  })

  it('stays active with the older rule that keeps the state', async () => {
    const id = await world.addAlert([above(35)])
    await world.report([[1, 50]])
    await evaluateAt(120)
    expect(await shownState(id)).toBe('active')
    expect(await world.mails()).toEqual(['Warning: Too much dust'])
  })

  it('keeps the acknowledgement while data are missing', async () => {
    const id = await world.addAlert([above(35)], { missing_data: 'no_data' })
    await world.report([[1, 50]])
    await world.context.store.db
      .updateTable('alerts')
      .set({ acknowledged_at: 1, acknowledged_by: 'owner' })
      .where('id', '=', id)
      .execute()
    await evaluateAt(10)
    expect(await world.alert(id)).toMatchObject({ lacks_data: true, acknowledged_by: 'owner' })
    await world.report([[11, 20]])
    expect(await world.alert(id)).toMatchObject({ lacks_data: false, acknowledged_by: null })
  })
})

describe('an active alert on a difference', () => {
  it('lacks data once a reading with a gap of 1,080 s is older, though the other is not', async () => {
    const { context, city } = world
    await context.store.db
      .updateTable('nodes')
      .set({ interval_ms: 60 * MINUTE_MS })
      .where('id', '=', city.nodeId)
      .execute()
    const quay = await seedNode(context, {
      serial: '1C00CCCC',
      organization: 'city',
      intervalMs: 15 * MINUTE_MS,
    })
    const ozone = await seedDataPoint(context, quay, { path: '170:2', name: 'O3' })
    const id = await world.addAlert(
      [
        {
          dataPointId: {
            func: 'diff',
            dataPointId: world.pm25.id,
            dataPointId2: ozone.id,
            value: 50,
          },
        },
      ],
      { missing_data: 'no_data' },
    )
    await world.report([[0, 20]], ozone)
    await world.report([[1, 90]])
    await evaluateAt(30)
    expect(await statesOf(id)).toEqual([
      [0, 'no_data'],
      [1, 'active'],
      [18 + 1 / MINUTE_MS, 'no_data'],
    ])
    await world.report([[31, 30]], ozone)
    expect((await statesOf(id)).at(-1)).toEqual([31, 'active'])
  })
})

describe('an idle alert without data', () => {
  it('an idle alert lacks data even when its last readings could not trigger it', async () => {
    const id = await world.addAlert([above(35)], { missing_data: 'no_data' })
    for (const minute of [0, 1, 2, 3, 4, 5]) await world.report([[minute, 20]])
    await evaluateAt(30)
    expect(await statesOf(id)).toEqual([
      [0, 'resolved'],
      [gapAfter(5), 'no_data'],
    ])
    // Such a reading leaves no mark of an alert that has its data.
    await world.report([[31, 20]])
    expect((await statesOf(id)).at(-1)).toEqual([31, 'resolved'])
  })

  it('starts on missing readings where the rule says so', async () => {
    const id = await world.addAlert([above(35)], { missing_data: 'active' })
    await world.report([[1, 20]])
    await evaluateAt(10)
    expect(await shownState(id)).toBe('active')
    await world.report([[11, 20]])
    expect((await statesOf(id)).slice(1)).toEqual([
      [1, 'resolved'],
      [gapAfter(1), 'active'],
      [11, 'resolved'],
    ])
  })
})

describe('late readings', () => {
  it('late readings correct missing data and notify nobody', async () => {
    const id = await world.addAlert([above(35)], { missing_data: 'no_data' })
    await world.report([[0, 20]])
    await evaluateAt(60)
    const before = await world.mails()
    await world.report(Array.from({ length: 60 }, (_, minute) => [minute + 1, 20] as const))
    expect(await statesOf(id)).toEqual([[0, 'resolved']])
    await world.report([[61, 20]])
    expect((await world.mails()).slice(before.length)).toEqual(['Resolved: Too much dust'])
  })
})

describe('the texts about missing data', () => {
  it('a message names the data point without a value in the language of its reader', async () => {
    const { db } = world.context.store
    await db
      .updateTable('users')
      .set({ locale: 'es_ES', phone_number: '+34600000000' })
      .where('id', '=', 'owner')
      .execute()
    const id = await world.addAlert([above(35)], {
      missing_data: 'no_data',
      notification_method: 'email_sms',
    })
    const written = await db
      .selectFrom('outbox')
      .select(['transport', 'subject', 'body_text'])
      .orderBy('transport')
      .execute()
    const [mail, sms] = written
    expect(mail).toMatchObject({ transport: 'mail', subject: 'Sin datos: Too much dust' })
    expect(mail?.body_text).toContain('La alerta Too much dust no tiene datos desde')
    expect(mail?.body_text).toContain('sin valor')
    expect(sms?.body_text).toMatch(/^Sin datos: Too much dust desde .*sin valor/s)
    expect(sms?.body_text).toContain(`alerts/${id}/monitor`)
  })
})

describe('readers of muted missing data', () => {
  it('notifies nobody of the return of data whose absence was muted', async () => {
    const id = await world.addAlert([above(35)], { missing_data: 'no_data' })
    await world.report([[0, 20]])
    await world.context.store.db
      .updateTable('alerts')
      .set({ muted_until: TEST_NOW_MS + 60 * MINUTE_MS })
      .where('id', '=', id)
      .execute()
    await evaluateAt(30)
    await evaluateAt(70)
    await world.report([[71, 20]])
    const notices = await world.context.store.db
      .selectFrom('alert_notices')
      .select(['lacks_data', 'withheld'])
      .where('ts', '>', TEST_NOW_MS)
      .orderBy('ts')
      .execute()
    expect(notices).toEqual([
      { lacks_data: true, withheld: 'muted' },
      { lacks_data: false, withheld: 'not_begun' },
    ])
  })
})

describe('alerts without data', () => {
  it('filters and sorts by no data', async () => {
    const id = await world.addAlert([above(35)], { missing_data: 'no_data' })
    await world.addAlert([above(35)], { status: 'deactivated' })
    const { body } = await world.call<{ data: Alert[] }>('owner', 'GET', 'alerts?status=no_data')
    expect(body.data.map(({ _id }) => _id)).toEqual([id])
  })
})

it('the history of a range shows that it begins without data', async () => {
  const id = await world.addAlert([above(35)], { missing_data: 'no_data' })
  await world.report([[1, 50]])
  await evaluateAt(20)
  const span = `from=${TEST_NOW_MS + 10 * MINUTE_MS}&to=${TEST_NOW_MS + 20 * MINUTE_MS}`
  const { body } = await world.call<AlertHistory>('owner', 'GET', `alerts/${id}/changes?${span}`)
  expect(body).toMatchObject({ before: false, lacked_data_before: true, changes: [] })
})
