import { attentionRank, MINUTE_MS } from '@airshed/domain'
import { MEASUREMENT_FLAGS, NODE_STATUSES } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import {
  seedDataPoint,
  seedNode,
  seedOrganization,
  seedReadings,
  type SeededDataPoint,
  type SeededNode,
} from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import type { Store } from '../store.ts'
import { sweepSilence } from './refreshStatus.ts'

const { sensorFault, implausible, receivedTime } = MEASUREMENT_FLAGS
const FAULTY = attentionRank({ status: 'online', hasFault: true })
const WELL = attentionRank({ status: 'online', hasFault: false })
const OFFLINE = attentionRank({ status: 'offline', hasFault: false })

describe.each(TEST_ENGINES)('the attention rank of a node on $name', ({ open }) => {
  let store: Store
  let now = TEST_NOW_MS
  let node: SeededNode
  let pm25: SeededDataPoint
  let humidity: SeededDataPoint
  let serial = 0
  beforeAll(async () => {
    store = await open({ clock: () => now })
    await seedOrganization({ store }, 'city')
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    now = TEST_NOW_MS
    serial += 1
    node = await seedNode({ store }, { serial: `3C${serial}`, organization: 'city' })
    pm25 = await seedDataPoint({ store }, node)
    humidity = await seedDataPoint({ store }, node, { path: '128:2', unit: '%' })
  })

  const read = (point: SeededDataPoint, ts: number, value: number | null, flags = 0) =>
    seedReadings({ store }, point, [[ts, value, flags]])
  const place = async () =>
    store.db
      .selectFrom('nodes')
      .select('attention_rank')
      .where('id', '=', node.nodeId)
      .executeTakeFirstOrThrow()
      .then(({ attention_rank: rank }) => rank)

  it.each(NODE_STATUSES.filter((status) => status !== 'activated'))(
    'ranks a node as %s by the rule, with a fault and without',
    async (status) => {
      for (const hasFault of [false, true]) {
        const row = { status, has_fault: hasFault }
        await store.db.updateTable('nodes').set(row).where('id', '=', node.nodeId).execute()
        await sweepSilence(store.db, now)
        if (hasFault) {
          // The sweep ended a fault that no reading bears out.
          await store.db.updateTable('nodes').set(row).where('id', '=', node.nodeId).execute()
        }
        expect(await place()).toBe(attentionRank({ status, hasFault }))
      }
    },
  )

  it.each([
    ['a fault of its sensor', sensorFault],
    ['an implausible value', implausible],
  ])('ranks a node as faulty at once with %s', async (_, flag) => {
    await read(humidity, now, 50)
    await read(pm25, now, 9_999, flag)
    expect(await place()).toBe(FAULTY)
  })

  it('ranks a node as faulty even when another sensor reported later', async () => {
    await read(humidity, now, 50)
    await read(pm25, now - MINUTE_MS, 9_999, sensorFault)
    expect(await place()).toBe(FAULTY)
  })

  it('ignores flags that hide nothing, missing values and old faults', async () => {
    await read(pm25, now - MINUTE_MS, 5, receivedTime)
    await read(humidity, now, null)
    await read(pm25, now - 2 * MINUTE_MS, 9_999, sensorFault)
    await sweepSilence(store.db, now)
    expect(await place()).toBe(WELL)
  })

  it('the sweep ends a fault once the sensor measures again, and not before', async () => {
    await read(pm25, now - MINUTE_MS, 9_999, sensorFault)
    await sweepSilence(store.db, now)
    expect(await place()).toBe(FAULTY)
    await read(pm25, now, 5)
    await sweepSilence(store.db, now)
    expect(await place()).toBe(WELL)
  })

  it('the sweep ends the fault of a silent sensor while its device reports', async () => {
    await read(pm25, now, 9_999, sensorFault)
    now += 10 * MINUTE_MS
    await read(humidity, now, 50)
    await sweepSilence(store.db, now)
    expect(await place()).toBe(WELL)
  })

  it('ranks a silent node as offline, faulty or not', async () => {
    await read(pm25, now, 9_999, sensorFault)
    now += 10 * MINUTE_MS
    await sweepSilence(store.db, now)
    expect(await place()).toBe(OFFLINE)
  })

  it('follows a revision of the newest reading, in both directions', async () => {
    await read(pm25, now, 5)
    const revise = (value: number, flags: number) =>
      store.measurements.revise([{ dataPoint: pm25.key, ts: now, value, flags }], 'test')
    await revise(9_999, implausible)
    expect(await place()).toBe(FAULTY)
    await revise(6, 0)
    expect(await place()).toBe(WELL)
  })
})
