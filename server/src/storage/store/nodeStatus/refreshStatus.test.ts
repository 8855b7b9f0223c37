import { MINUTE_MS, ONLINE_PARAMETER_ID, statusRank } from '@airshed/domain'
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
import { refreshStatus, sweepSilence } from './refreshStatus.ts'

const REACHED_MS = 3 * MINUTE_MS

describe.each(TEST_ENGINES)('the rank of a node by its status on $name', ({ open }) => {
  let store: Store
  let now = TEST_NOW_MS
  let node: SeededNode
  let pm25: SeededDataPoint
  let online: SeededDataPoint
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
    online = await seedDataPoint({ store }, node, { path: ONLINE_PARAMETER_ID, kind: 'boolean' })
  })

  const read = (point: SeededDataPoint, ts: number, value: number) =>
    seedReadings({ store }, point, [[ts, value]])
  const place = async () =>
    store.db
      .selectFrom('nodes')
      .select('status_rank')
      .where('id', '=', node.nodeId)
      .executeTakeFirstOrThrow()
      .then(({ status_rank: rank }) => rank)
  const sweep = async () => (await sweepSilence(store.db, now)).filter((id) => id === node.nodeId)
  const setStatus = (status: NodeStatus) =>
    store.db.updateTable('nodes').set({ status }).where('id', '=', node.nodeId).execute()

  it('ranks a node without a report as offline', async () => {
    expect(await place()).toBe(statusRank('offline'))
    expect(await sweep()).toEqual([])
  })

  it('becomes online with a reading, at once', async () => {
    await read(pm25, now - REACHED_MS, 5)
    expect(await place()).toBe(statusRank('online'))
  })

  it('stays offline with a reading from long ago', async () => {
    await read(pm25, now - REACHED_MS - 1, 5)
    expect(await place()).toBe(statusRank('offline'))
  })

  it('stays online when old readings come late', async () => {
    await read(pm25, now, 5)
    await read(pm25, now - 10 * REACHED_MS, 5)
    expect(await place()).toBe(statusRank('online'))
  })

  it('becomes offline by the sweep once it is silent for longer than its gap', async () => {
    await read(pm25, now, 5)
    now += REACHED_MS
    expect([await sweep(), await place()]).toEqual([[], statusRank('online')])
    now += 1
    expect([await sweep(), await place()]).toEqual([[node.nodeId], statusRank('offline')])
    expect(await sweep()).toEqual([])
  })

  it('follows what the device reports about itself in the same batch', async () => {
    await read(online, now - 10 * REACHED_MS, 1)
    expect(await place()).toBe(statusRank('online'))
    expect(await sweep()).toEqual([])
    await read(online, now - 9 * REACHED_MS, 0)
    expect(await place()).toBe(statusRank('offline'))
  })

  it('follows the report of the device even where other readings are newer', async () => {
    await read(pm25, now - 5 * REACHED_MS, 5)
    await read(online, now - 9 * REACHED_MS, 1)
    expect(await place()).toBe(statusRank('online'))
  })

  it('ignores what the device reported long ago', async () => {
    await read(online, now - 8 * REACHED_MS, 0)
    await read(online, now - 9 * REACHED_MS, 1)
    expect(await place()).toBe(statusRank('offline'))
  })

  it('ranks a node that is not activated by its stored status, though it reports', async () => {
    await setStatus('hibernated')
    await read(pm25, now, 5)
    expect(await place()).toBe(statusRank('hibernated'))
  })

  it('follows a change of the stored status on request', async () => {
    await read(pm25, now, 5)
    await setStatus('deactivated')
    await refreshStatus(store.db, now, [node.nodeId])
    expect(await place()).toBe(statusRank('deactivated'))
  })

  it('follows an unannounced change with the next sweep', async () => {
    await setStatus('leased')
    expect([await sweep(), await place()]).toEqual([[node.nodeId], statusRank('leased')])
  })

  it('keeps the rank of other nodes on a request for one', async () => {
    await setStatus('leased')
    const other = await seedNode({ store }, { serial: `2C${serial}`, organization: 'city' })
    await refreshStatus(store.db, now, [other.nodeId])
    expect(await place()).toBe(statusRank('offline'))
  })
})
