import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedReadings } from '../../testing/seed.ts'
import { seedWindStation } from '../../testing/testPoints.ts'
import { recordInterval } from './reportingIntervals.ts'
import type { Store } from './store.ts'

const NOON = Date.UTC(2026, 2, 2, 12)
const FAST = 10 * SECOND_MS

describe.each(TEST_ENGINES)('the intervals of a node on $name', ({ open }) => {
  let store: Store
  let station: Awaited<ReturnType<typeof seedWindStation>>
  beforeAll(async () => {
    store = await open({ clock: () => NOON })
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    station = await seedWindStation(store)
  })

  const record = (firstTs: number, lastTs: number, intervalMs: number) =>
    recordInterval(store.db, station.nodeId, { firstTs, lastTs, intervalMs })
  const inForce = async (from: number, to: number) => {
    const ids = [station.speed.id]
    const found = await store.measurements.search({ data_point_id: ids, from, to })
    return found
      .get(station.speed.id)
      ?.info.reportingIntervals.map(({ fromMs, intervalMs }) => [fromMs - NOON, intervalMs])
  }
  const current = async () => {
    const nodes = store.db.selectFrom('nodes').select('interval_ms')
    const node = await nodes.where('id', '=', station.nodeId).executeTakeFirstOrThrow()
    return node.interval_ms
  }

  it('answers the current interval while it never changed', async () => {
    expect(await inForce(NOON - HOUR_MS, NOON)).toEqual([[-HOUR_MS, MINUTE_MS]])
  })

  it('the interval changes with the newest readings', async () => {
    await seedReadings({ store }, station.speed, [[NOON - HOUR_MS, 1]])
    await record(NOON - MINUTE_MS, NOON, FAST)
    expect(await current()).toBe(FAST)
    expect(await inForce(NOON - HOUR_MS, NOON)).toEqual([
      [-HOUR_MS, MINUTE_MS],
      [-MINUTE_MS, FAST],
    ])
    expect(await inForce(NOON - HOUR_MS, NOON - 2 * MINUTE_MS)).toEqual([[-HOUR_MS, MINUTE_MS]])
    expect(await inForce(NOON, NOON + HOUR_MS)).toEqual([[0, FAST]])
  })

  it('records another interval for the time of a back-fill only', async () => {
    await seedReadings({ store }, station.speed, [[NOON, 1]])
    const [first, last] = [NOON - 5 * HOUR_MS, NOON - 3 * HOUR_MS]
    await record(first, last, HOUR_MS)
    await record(last + HOUR_MS, last + HOUR_MS, HOUR_MS)
    expect(await current()).toBe(MINUTE_MS)
    expect(await inForce(NOON - 6 * HOUR_MS, NOON)).toEqual([
      [-6 * HOUR_MS, MINUTE_MS],
      [-5 * HOUR_MS, HOUR_MS],
      [-2 * HOUR_MS, HOUR_MS],
      [-HOUR_MS, MINUTE_MS],
    ])
  })

  it('keeps at most a hundred changes of the interval', async () => {
    for (let at = 0; at < 120; at += 1) await record(NOON + at, NOON + at, MINUTE_MS + at)
    const known = await inForce(NOON - HOUR_MS, NOON + HOUR_MS)
    expect(known).toHaveLength(101)
    expect(known?.at(0)).toEqual([-HOUR_MS, MINUTE_MS])
    expect(known?.at(-1)).toEqual([119, MINUTE_MS + 119])
  })
})
