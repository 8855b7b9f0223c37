import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { ErrorBody, List, QualityFlag, StatisticsResult } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followAll } from '../computed/keepParametersComputed.ts'
import { seedDataPoint, seedReadings, type SeededDataPoint } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { leaseTo } from '../../testing/world/rights.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { settleFlags } from './settleFlags.ts'

const START = TEST_NOW_MS - 2 * HOUR_MS
const at = (minute: number) => START + minute * MINUTE_MS
const REASON = 'Smoke of a barbecue'

let world: World
let point: SeededDataPoint
let points = 0
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await leaseTo(world.context, world.city.nodeId, null)
  point = await seedDataPoint(world.context, world.city, { path: `pm25-${(points += 1)}` })
  // 0, 1, 2 … 59, one a minute.
  await seedReadings(
    world.context,
    point,
    Array.from({ length: 60 }, (_, minute) => [at(minute), minute]),
  )
})

const path = () => `nodes/${world.city.nodeId}/quality_flags`
const add = <Body = QualityFlag[]>(
  from: number,
  to: number,
  also: object = {},
  user: UserId = 'owner',
) =>
  world.call<Body>(user, 'POST', path(), {
    data_point_ids: [point.id],
    from: at(from),
    to: at(to),
    reason: REASON,
    ...also,
  })
const withdraw = <Body = QualityFlag>(id: string, user: UserId = 'owner') =>
  world.call<Body>(user, 'DELETE', `${path()}/${id}`)
const list = async (query = '', user: UserId = 'owner') =>
  (
    await world.call<List<QualityFlag>>(
      user,
      'GET',
      `${path()}?data_point_id=${encodeURIComponent(point.id)}${query}`,
    )
  ).body.data
const statistics = async () => {
  const { body } = await world.call<StatisticsResult>('owner', 'POST', 'search/statistics', {
    data_point_id: [point.id],
    from: START,
    to: at(60),
  })
  const { count, minimum, maximum, hidden, coverage } = body.data[point.id] ?? {}
  return { count, minimum, maximum, hidden, coverage }
}
const ofNode = async () => {
  const { has_fault: hasFault } = await world.context.store.db
    .selectFrom('nodes')
    .select('has_fault')
    .where('id', '=', world.city.nodeId)
    .executeTakeFirstOrThrow()
  return hasFault
}

describe('the quality flags of a device', () => {
  it('reject a span: its readings are kept, counted as hidden, and in no figure', async () => {
    const before = await statistics()
    expect(before).toMatchObject({ count: 60, minimum: 0, maximum: 59 })
    const { status, body } = await add(50, 60)
    expect(status).toBe(201)
    expect(body).toEqual([
      {
        _id: expect.stringMatching(/^\d+$/),
        data_point_id: point.id,
        from: at(50),
        to: at(60),
        rule: 'manual',
        reason: REASON,
        made_at: TEST_NOW_MS,
        made_by: 'owner Tester',
        withdrawn_at: null,
        withdrawn_by: null,
        is_settled: true,
      },
    ])
    expect(await statistics()).toEqual({
      count: 50,
      minimum: 0,
      maximum: 49,
      hidden: { rejected: 10 },
      coverage: ((before.coverage ?? 0) * 50) / 60,
    })
    const { body: series } = await world.call<{ data: Record<string, unknown[]> }>(
      'owner',
      'POST',
      'search/measurements',
      { data_point_id: [point.id], from: at(49), to: at(51) },
    )
    expect(series.data[point.id]).toEqual([
      [at(49), 49],
      [at(50), null, 1024],
    ])
  })

  it('appear in the export by name, with the value that they hide', async () => {
    await add(58, 59)
    const { body } = await world.call<string>('owner', 'POST', 'search/measurements/export', {
      data_point_id: [point.id],
      from: at(57),
      to: at(60),
    })
    const cells = body
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map((line) => line.trim().split(',').slice(4, 7))
    expect(cells).toEqual([
      ['57', '', ''],
      ['', 'rejected', '58'],
      ['59', '', ''],
    ])
    expect(body).toContain('rejected (1024) hide a value')
  })

  it('show the readings again once they are withdrawn, and stay in the list', async () => {
    const before = await statistics()
    const [flag] = (await add(0, 30)).body
    const { status, body } = await withdraw(flag?.['_id'] ?? '', 'manager')
    expect(status).toBe(200)
    expect(body).toEqual({
      ...flag,
      withdrawn_at: TEST_NOW_MS,
      withdrawn_by: 'manager Tester',
      is_settled: true,
    })
    expect(await statistics()).toEqual(before)
    expect(await list()).toEqual([body])
    expect(await list('&state=in_force')).toEqual([])
    expect(await list('&state=withdrawn')).toEqual([body])
    expect((await withdraw(flag?.['_id'] ?? '')).body).toEqual(body)
  })

  it('reject a reading as long as one of them covers it', async () => {
    const [first] = (await add(0, 30)).body
    await add(20, 40)
    expect((await statistics()).hidden).toEqual({ rejected: 40 })
    await withdraw(first?.['_id'] ?? '')
    expect((await statistics()).hidden).toEqual({ rejected: 20 })
  })

  it('reject late readings of their span as they arrive', async () => {
    await add(-60, 0)
    await seedReadings(world.context, point, [
      [at(-30), 500],
      [at(-61), 7],
    ])
    const stored = await world.context.store.measurements.stored(
      [point.key, point.key],
      [at(-30), at(-61)],
    )
    expect(stored).toEqual([
      [at(-30), 500, 1024],
      [at(-61), 7, 0],
    ])
  })

  it('hide the newest value of the data point, and mark the device until they are withdrawn', async () => {
    await world.context.store.db
      .updateTable('nodes')
      .set({ last_online: at(59) })
      .where('id', '=', world.city.nodeId)
      .execute()
    await world.context.store.db
      .updateTable('data_points')
      .set({ last_ts: null, last_value: null })
      .where('key', '<>', point.key)
      .execute()
    const [flag] = (await add(59, 60)).body
    const latest = await world.context.store.measurements.latest([point.id], 1)
    expect(latest.get(point.id)).toEqual([[at(59), null, 1024]])
    expect(await ofNode()).toBe(true)
    await withdraw(flag?.['_id'] ?? '')
    expect(await ofNode()).toBe(false)
    expect((await world.context.store.measurements.latest([point.id], 1)).get(point.id)).toEqual([
      [at(59), 59],
    ])
  })

  it('come by the start of their span, and are narrowed to those that touch a range', async () => {
    for (const minute of [10, 30, 20]) await add(minute, minute + 5)
    const starts = async (query = '') =>
      (await list(query)).map(({ from }) => (from - START) / MINUTE_MS)
    expect(await starts()).toEqual([30, 20, 10])
    expect(await starts('&sort=time&size=2')).toEqual([10, 20])
    expect(await starts(`&from=${at(15)}&to=${at(30)}`)).toEqual([20])
    expect(await starts(`&from=${at(14)}&to=${at(31)}`)).toEqual([30, 20, 10])
  })

  it('refuse an empty span, one to come, other data points and computed ones', async () => {
    const computed = await seedDataPoint(world.context, world.city, { path: `computed-${points}` })
    await world.context.store.db
      .updateTable('data_points')
      .set({ metric: JSON.stringify({ id: 'm', conditions: { link: [point.id], abs: {} } }) })
      .where('key', '=', computed.key)
      .execute()
    const refused = async (from: number, to: number, also: object = {}) => {
      const { status, body } = await add<ErrorBody>(from, to, also)
      return [status, body.issues?.[0]?.path, body.issues?.[0]?.expected]
    }
    expect(await refused(5, 5)).toEqual([400, '/to', expect.stringContaining('after from')])
    expect(await refused(5, 126)).toEqual([400, '/to', expect.stringContaining('up to now')])
    expect(await refused(0, 1, { data_point_ids: [point.id, world.harbour.pm25.id] })).toEqual([
      400,
      '/data_point_ids/1',
      'a data point of the device',
    ])
    expect(await refused(0, 1, { data_point_ids: [computed.id] })).toEqual([
      400,
      '/data_point_ids/0',
      expect.stringContaining('a measured data point'),
    ])
    expect((await add(0, 1, { reason: '  ' })).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it.each(['0', '999999999', 'x', '1.5', '-1', '99999999999999999999'])(
    'there is no flag %s of the device',
    async (id) => {
      expect((await withdraw(id)).status).toBe(404)
    },
  )

  it('a flag of another device cannot be withdrawn by way of one’s own', async () => {
    const { body } = await world.call<QualityFlag[]>(
      'harbourmaster',
      'POST',
      `nodes/${world.harbour.nodeId}/quality_flags`,
      { data_point_ids: [world.harbour.pm25.id], from: at(0), to: at(1), reason: REASON },
    )
    expect((await withdraw(body[0]?.['_id'] ?? '')).status).toBe(404)
  })

  it('need the right to manage devices in the organization that uses the device', async () => {
    expect((await add(0, 1, {}, 'user')).status).toBe(403)
    expect((await add(0, 1, {}, 'harbourmaster')).status).toBe(404)
    await add(0, 1)
    expect(await list('', 'user')).toHaveLength(1)
    await leaseTo(world.context, world.city.nodeId, 'harbour')
    expect((await add(0, 1)).status).toBe(409)
    expect((await add(0, 1, {}, 'harbourmaster')).status).toBe(201)
  })

  it('a span of years is left to its job, which repeats nothing', async () => {
    const days = 300
    await seedReadings(
      world.context,
      point,
      Array.from({ length: days }, (_, day) => [START - (day + 1) * DAY_MS, 100 + day]),
    )
    const { db } = world.context.store
    const [flag] = (await add((-days - 1) * 24 * 60, 60)).body
    const progress: [number, number][] = []
    await db.updateTable('quality_flags').set({ is_settled: false }).execute()
    await settleFlags(world.context, db, [flag?.['_id'] ?? ''], (done, of) => {
      progress.push([done, of])
    })
    expect(
      progress.every(([done, of], at_) => done <= of && done > (progress[at_ - 1]?.[0] ?? 0)),
    ).toBe(true)
    const { rejected } = await db
      .selectFrom('hidden_rollups')
      .select(({ fn }) => fn.sum<number>('rejected').as('rejected'))
      .where('data_point', '=', point.key)
      .where('step_ms', '=', DAY_MS)
      .executeTakeFirstOrThrow()
    expect(Number(rejected)).toBe(days + 60)
    const jobs = await db
      .selectFrom('jobs')
      .select('kind')
      .where('kind', '=', 'measurements.settle-quality-flags')
      .execute()
    expect(jobs.length).toBeGreaterThanOrEqual(2)
  })

  it('computed parameters follow them, and follow them back', async () => {
    const { body: computed } = await world.call<{ _id: string }>(
      'owner',
      'POST',
      `nodes/${world.city.nodeId}/metrics`,
      { name: 'Twice', conditions: { link: [point.id], abs: {} } },
    )
    const values = async () => {
      await followAll(world.context, () => false)
      const { body } = await world.call<{ data: Record<string, [number, number][]> }>(
        'owner',
        'POST',
        'search/measurements',
        { data_point_id: [computed['_id']], from: START, to: at(200) },
      )
      return body.data[computed['_id']]?.map(([ts]) => (ts - START) / MINUTE_MS)
    }
    await seedReadings(world.context, point, [
      [at(70), 1],
      [at(71), 2],
    ])
    expect(await values()).toEqual([70, 71])
    const [flag] = (await add(71, 72)).body
    expect(await values()).toEqual([70])
    await withdraw(flag?.['_id'] ?? '')
    expect(await values()).toEqual([70, 71])
  })
})
