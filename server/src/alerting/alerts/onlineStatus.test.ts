import { MINUTE_MS, ONLINE_STATUS_PATH } from '@airshed/domain'
import type { AlertCondition, AlertDetails, NewAlert } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeOnlineStatus } from '../../storage/store/nodeStatus/onlineStatus.ts'
import { refreshStatus, sweepSilence } from '../../storage/store/nodeStatus/refreshStatus.ts'
import { seedIngestKey } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createAlertWorld, type AlertWorld } from './alertWorld.fixture.ts'

const DEVICE = '1C00AAAA:0'
const ONLINE = `1C00AAAA.0.0.0/${ONLINE_STATUS_PATH}`

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

/** What the server does each minute. */
async function sweepAt(minute: number): Promise<void> {
  const { store } = world.context
  const now = TEST_NOW_MS + minute * MINUTE_MS
  world.clockAt(minute)
  await sweepSilence(store.db, now)
  await storeOnlineStatus(store, { now, heardFrom: 0 })
  await world.evaluate()
}

const isOffline: AlertCondition = {
  deviceId: DEVICE,
  dataPointId: ONLINE,
  expr: 'eq',
  value: false,
}

const draft = (condition: AlertCondition): NewAlert => ({
  organization_id: 'city',
  name: 'Mast offline',
  description: '',
  notification_level: 'critical',
  data_points: [{ _id: 'g1', conditions: [condition] }],
  missing_data: 'no_data',
  subscribers: { users: ['owner'], notification_method: 'email' },
})

const create = (condition: AlertCondition) =>
  world.call<AlertDetails>('manager', 'POST', 'alerts', draft(condition))
const stateOf = async (id: string): Promise<string> =>
  (await world.call<AlertDetails>('user', 'GET', `alerts/${id}`)).body.statusType

describe('an alert about a device that is offline', () => {
  it('starts at the end of the reporting gap and ends with the next report', async () => {
    await world.report([[0, 5]])
    await sweepAt(0)
    const { status, body } = await create(isOffline)
    expect(status).toBe(200)
    await sweepAt(3)
    expect(await stateOf(body['_id'])).toBe('resolved')
    await sweepAt(4)
    expect(await stateOf(body['_id'])).toBe('active')
    // Hours later nothing more is stored, and it still holds.
    await sweepAt(500)
    expect(await stateOf(body['_id'])).toBe('active')
    await world.report([[501, 5]])
    await sweepAt(501)
    expect(await stateOf(body['_id'])).toBe('resolved')
    expect(await world.historyOf(body['_id'])).toEqual([
      [0, false],
      [3 + 1 / MINUTE_MS, true],
      [501, false],
    ])
    expect(await world.mails()).toEqual(['Critical: Mast offline', 'Resolved: Mast offline'])
  })

  it('lacks data while its device is deactivated', async () => {
    await world.report([[0, 5]])
    await sweepAt(0)
    await sweepAt(10)
    const { body } = await create(isOffline)
    await world.evaluate()
    expect(await stateOf(body['_id'])).toBe('active')
    const { db } = world.context.store
    await db.updateTable('nodes').set({ status: 'deactivated' }).where('id', '=', DEVICE).execute()
    await refreshStatus(db, TEST_NOW_MS + 11 * MINUTE_MS, [DEVICE])
    await sweepAt(11)
    expect(await stateOf(body['_id'])).toBe('no_data')
  })
})

describe('the online status', () => {
  beforeEach(async () => {
    await world.report([[0, 5]])
    await sweepAt(0)
  })

  it.each<[string, AlertCondition]>([
    ['a number', { deviceId: DEVICE, dataPointId: ONLINE, expr: 'lt', value: 1 }],
    [
      'true by another operator',
      { deviceId: DEVICE, dataPointId: ONLINE, expr: 'gt', value: true },
    ],
    [
      'its mean',
      { dataPointId: { func: 'avg', dataPointId: ONLINE, period: 60 }, expr: 'lt', value: true },
    ],
    ['its silence', { dataPointId: { func: 'silence', dataPointId: ONLINE, period: 60 } }],
  ])('refuses to compare the online status with %s', async (_, condition) => {
    expect(await create(condition)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    })
  })

  it('the online status cannot be written by those who send readings', async () => {
    const { context } = world
    await seedIngestKey(context, 'city', 'key-of-the-city')
    const answer = await world.inject({
      method: 'POST',
      url: '/ingest/json',
      headers: { 'x-airshed-key': 'key-of-the-city' },
      payload: {
        serial: '1C00AAAA',
        time: TEST_NOW_MS + MINUTE_MS,
        readings: { online_status: 0, [ONLINE_STATUS_PATH]: 0 },
      },
    })
    expect(answer.statusCode).toBe(200)
    const points = await context.store.db
      .selectFrom('data_points')
      .select(['path', 'last_ts'])
      .where('node_id', '=', DEVICE)
      .execute()
    expect(points.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['raw:online_status', `raw:${ONLINE_STATUS_PATH}`]),
    )
    const own = points.filter(({ path }) => path === ONLINE_STATUS_PATH)
    expect(own).toEqual([{ path: ONLINE_STATUS_PATH, last_ts: TEST_NOW_MS }])
  })

  it('refuses the online status as a source of a computed parameter', async () => {
    const metric = {
      name: 'Online twice',
      description: '',
      conditions: { link: [ONLINE], abs: {} },
    }
    const { status } = await world.call('manager', 'POST', `nodes/${DEVICE}/metrics`, metric)
    expect(status).toBe(400)
  })
})
