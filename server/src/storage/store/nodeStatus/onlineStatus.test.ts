import { MINUTE_MS, ONLINE_STATUS_PATH } from '@airshed/domain'
import type { NodeStatus } from '@airshed/schemas'
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
import { storeOnlineStatus } from './onlineStatus.ts'
import { refreshStatus, sweepSilence } from './refreshStatus.ts'

const GAP_MS = 3 * MINUTE_MS

describe.each(TEST_ENGINES)('the online status of a device on $name', ({ open }) => {
  let store: Store
  let now = TEST_NOW_MS
  let node: SeededNode
  let pm25: SeededDataPoint
  let serial = 0
  beforeAll(async () => {
    store = await open({ clock: () => now })
    await seedOrganization({ store }, 'city')
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    now = TEST_NOW_MS
    serial += 1
    node = await seedNode({ store }, { serial: `1C${serial}`, organization: 'city' })
    pm25 = await seedDataPoint({ store }, node)
  })

  const report = async (minute: number) => {
    now = TEST_NOW_MS + minute * MINUTE_MS
    await seedReadings({ store }, pm25, [[now, 5]])
  }
  const sweepAt = async (minute: number, heardFrom = 0) => {
    now = TEST_NOW_MS + minute * MINUTE_MS
    await sweepSilence(store.db, now)
    await storeOnlineStatus(store, { now, heardFrom })
  }
  const setStatus = async (status: NodeStatus) => {
    await store.db.updateTable('nodes').set({ status }).where('id', '=', node.nodeId).execute()
    await refreshStatus(store.db, now, [node.nodeId])
  }
  /** Its values as `[ms after noon, value]`. */
  const history = async () => {
    const rows = await store.db
      .selectFrom('measurements')
      .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
      .select(['measurements.ts', 'measurements.value'])
      .where('data_points.node_id', '=', node.nodeId)
      .where('data_points.path', '=', ONLINE_STATUS_PATH)
      .orderBy('measurements.ts')
      .execute()
    return rows.map(({ ts, value }) => [ts - TEST_NOW_MS, value])
  }
  const minutes = (count: number) => count * MINUTE_MS

  it('stores a change from the end of the gap and from the report that ends it', async () => {
    await report(0)
    await sweepAt(0)
    for (const minute of [1, 2, 3]) {
      await report(minute)
      await sweepAt(minute)
    }
    await sweepAt(6)
    expect(await history()).toEqual([[0, 1]])
    await sweepAt(7)
    await sweepAt(8)
    await report(20)
    await sweepAt(20.5)
    await sweepAt(21)
    expect(await history()).toEqual([
      [0, 1],
      [minutes(3) + GAP_MS + 1, 0],
      [minutes(20), 1],
    ])
  })

  it('keeps a silent device offline, as a stored status is no report', async () => {
    await report(0)
    await sweepAt(0)
    await sweepAt(10)
    await sweepAt(11)
    const { last_online: lastOnline } = await store.db
      .selectFrom('nodes')
      .select('last_online')
      .where('id', '=', node.nodeId)
      .executeTakeFirstOrThrow()
    expect(lastOnline).toBe(TEST_NOW_MS)
    expect((await history()).map(([, value]) => value)).toEqual([1, 0])
  })

  it('stores a gap while the device is deactivated and a value afterwards', async () => {
    await report(0)
    await sweepAt(0)
    await setStatus('deactivated')
    await sweepAt(1)
    await setStatus('activated')
    await sweepAt(30)
    expect(await history()).toEqual([
      [0, 1],
      [minutes(1), null],
      [minutes(30), 0],
    ])
  })

  it('keeps its history when readings come late', async () => {
    await report(0)
    await sweepAt(0)
    await sweepAt(10)
    now = TEST_NOW_MS + minutes(60)
    await seedReadings({ store }, pm25, [
      [TEST_NOW_MS + minutes(5), 5],
      [TEST_NOW_MS + minutes(59), 5],
    ])
    await sweepAt(60)
    expect(await history()).toEqual([
      [0, 1],
      [GAP_MS + 1, 0],
      [minutes(59), 1],
    ])
  })

  it('counts gaps from the time at which the server receives again', async () => {
    await report(0)
    await sweepAt(0)
    const heardFrom = TEST_NOW_MS + minutes(60)
    await sweepAt(60, heardFrom)
    await sweepAt(63, heardFrom)
    expect(await history()).toEqual([[0, 1]])
    await sweepAt(64, heardFrom)
    expect(await history()).toEqual([
      [0, 1],
      [minutes(60) + GAP_MS + 1, 0],
    ])
  })

  describe('the online status over a window', () => {
    const id = () => `${node.sensorId}/${ONLINE_STATUS_PATH}`
    beforeEach(async () => {
      await report(0)
      await sweepAt(0)
      await sweepAt(10)
      await report(60)
      await sweepAt(60)
      now = TEST_NOW_MS + minutes(120)
    })
    const offlineMs = GAP_MS + 1
    const search = async (query: object) => {
      const found = await store.measurements.search({ data_point_id: [id()], ...query })
      return found.get(id())
    }

    it('draws steps from the state before the window up to now', async () => {
      const from = TEST_NOW_MS + minutes(30)
      const series = await search({ from, to: now + minutes(60) })
      expect(series?.measurements).toEqual([
        [from, 0],
        [TEST_NOW_MS + minutes(60) - 1, 0],
        [TEST_NOW_MS + minutes(60), 1],
        [now, 1],
      ])
      expect(series?.info.completeness).toBeNull()
      expect((await search({ last: 2 }))?.measurements).toEqual([
        [TEST_NOW_MS + offlineMs, 0],
        [TEST_NOW_MS + minutes(60), 1],
      ])
    })

    it('computes the share of time online in statistics', async () => {
      const from = TEST_NOW_MS
      const hours = await search({ from, to: now, aggregate: 60 })
      expect(hours?.measurements).toEqual([
        [TEST_NOW_MS, expect.closeTo(offlineMs / minutes(60), 9)],
        [TEST_NOW_MS + minutes(60), 1],
      ])
      const figures = await store.measurements.statistics({ data_point_id: [id()], from, to: now })
      expect(figures.get(id())).toMatchObject({
        value: expect.closeTo((offlineMs + minutes(60)) / minutes(120), 9) as number,
        minimum: 0,
        maximum: 1,
        coverage: 1,
        isTimeWeighted: true,
      })
    })

    it('starts to count with its first value', async () => {
      const from = TEST_NOW_MS - minutes(600)
      const figures = await store.measurements.statistics({ data_point_id: [id()], from, to: now })
      expect(figures.get(id())).toMatchObject({ value: null, coverage: expect.closeTo(1 / 6, 3) })
      expect((await search({ from, to: TEST_NOW_MS - 1 }))?.measurements).toEqual([])
    })
  })

  it('computes statistics over very many changes and draws a few for each column', async () => {
    await report(0)
    await sweepAt(0)
    const { key } = await store.db
      .selectFrom('data_points')
      .select('key')
      .where('node_id', '=', node.nodeId)
      .where('path', '=', ONLINE_STATUS_PATH)
      .executeTakeFirstOrThrow()
    const times = Array.from({ length: 21_000 }, (_, at) => TEST_NOW_MS + minutes(at + 1))
    await store.measurements.insert({
      dataPoints: times.map(() => key),
      times,
      values: times.map((_, at) => at % 2),
      flags: times.map(() => 0),
    })
    const from = TEST_NOW_MS
    now = TEST_NOW_MS + minutes(times.length + 1)
    const id = `${node.sensorId}/${ONLINE_STATUS_PATH}`
    const window = { data_point_id: [id], from, to: now }
    const figures = await store.measurements.statistics(window)
    expect(figures.get(id)).toMatchObject({ value: expect.closeTo(0.5, 3), coverage: 1 })
    const width = 500
    const found = await store.measurements.search({ ...window, width })
    const { measurements = [], info } = found.get(id) ?? {}
    expect(info).toMatchObject({ reduced: true, columnMs: (now - from) / 250 })
    expect(measurements[0]).toEqual([from, 1])
    expect(measurements.at(-1)).toEqual([now, 1])
    expect(measurements.length).toBeLessThanOrEqual(4 * (width + 4))
    expect(new Set(measurements.map(([, value]) => value))).toEqual(new Set([0, 1]))
    const widest = await store.measurements.search(window)
    expect(widest.get(id)?.measurements).toHaveLength(2 * times.length + 2)
    const last = await store.measurements.search({ data_point_id: [id], last: 2 })
    expect(last.get(id)?.measurements).toEqual([
      [times.at(-2), 0],
      [times.at(-1), 1],
    ])
  })

  it('stores one value when two processes sweep at once', async () => {
    await report(0)
    await Promise.all([0, 1].map(() => storeOnlineStatus(store, { now, heardFrom: 0 })))
    expect(await history()).toEqual([[0, 1]])
  })

  it('stores a device that never reported as offline', async () => {
    await sweepAt(1)
    await sweepAt(2)
    expect(await history()).toEqual([[minutes(1), 0]])
  })
})
