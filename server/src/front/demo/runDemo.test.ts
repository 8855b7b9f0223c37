import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { DeviceStats, List, Node } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer } from '../../testing/world/world.ts'
import { ingestOf } from '../../fleet/ingest/ingestService.ts'
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/testServer.ts'
import { readAlertRules } from '../../storage/store/alertSources/readAlertRules.ts'
import { findSubscribers } from '../../alerting/alerts/calls/subscribers.ts'
import { CITY, FLEET, type DemoNode } from './fleet/fleet.ts'
import { dataPointIds, nodeNamed } from './fleet/lookUp.ts'
import { createLiveFleet } from './live.ts'
import { seedDemo, startDemo } from './runDemo.ts'
import { scheduleOf } from './simulation/schedule.ts'

let server: TestServer
let now = TEST_NOW_MS
const said: string[] = []

beforeAll(async () => {
  server = await createTestServer({ env: { AIRSHED_DEMO: '1' }, clock: () => now })
  await seedDemo(server.context, (line) => said.push(line))
})
afterAll(() => server.close())

const count = async (
  table: 'nodes' | 'users' | 'dashboards' | 'alerts' | 'invitations' | 'measurements',
) => {
  const { db } = server.context.store
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const newestOf = async (name: string, parameterId: string) => {
  const ids = dataPointIds(nodeNamed(name), [parameterId])
  const [series] = (await server.context.store.measurements.latest(ids, 1)).values()
  return series?.[0]
}

describe('a new demo', () => {
  it('creates organizations, users, devices, dashboards and alerts', async () => {
    expect(await count('nodes')).toBe(FLEET.length)
    expect(await count('users')).toBe(6)
    expect(await count('dashboards')).toBe(4)
    expect(await count('alerts')).toBe(9)
    expect(await count('invitations')).toBe(2)
    expect(await count('measurements')).toBeGreaterThan(700_000)
  })

  it('a new demo logs its progress, and its ingest key once', () => {
    const percents = said.flatMap((line) => line.match(/\d+(?= %)/g) ?? []).map(Number)
    expect(percents).toEqual([0, 25, 50, 75, 100])
    const key = said.join('\n').match(/ak_[\w-]{32}/)?.[0]
    expect(key).toBeDefined()
  })

  it('accepts readings with that key', async () => {
    const key = said.join('\n').match(/ak_[\w-]{32}/)?.[0] ?? ''
    const answer = await server.inject({
      method: 'POST',
      url: '/ingest/json',
      headers: { 'x-airshed-key': key },
      payload: { serial: 'visitor', time: now, readings: { co2: 500 } },
    })
    expect(answer.json()).toMatchObject({ accepted: 1 })
    await server.context.store.db.deleteFrom('nodes').where('serial', '=', 'visitor').execute()
  })

  it('marks every device as simulated', async () => {
    const { db } = server.context.store
    const real = await db
      .selectFrom('nodes')
      .select('id')
      .where('is_simulated', '=', false)
      .execute()
    expect(real).toEqual([])
  })

  it('ends now, except for the device that is offline', async () => {
    const [ts = 0] = (await newestOf('Quay Street', '132:5')) ?? []
    expect(now - ts).toBeLessThan(5 * 60_000)
    const [silent = 0] = (await newestOf('Riverside path', '132:5')) ?? []
    expect(now - silent).toBeGreaterThanOrEqual(2 * DAY_MS)
    expect(await newestOf('Western avenue 410', '132:7')).toMatchObject([
      expect.any(Number),
      null,
      1,
    ])
  })

  it('refers only to existing data points on its dashboards', async () => {
    const { db } = server.context.store
    const known = new Set(
      (await db.selectFrom('data_points').select('id').execute()).map(({ id }) => id),
    )
    for (const { configuration } of await db.selectFrom('dashboards').selectAll().execute()) {
      for (const { config } of configuration.widgets) {
        for (const id of (config['selected_data_point_ids'] ?? []) as string[]) {
          expect(known).toContain(id)
        }
      }
    }
  })

  it('creates readable alerts about its own devices, each with a subscriber', async () => {
    const { db } = server.context.store
    const known = new Set(
      (await db.selectFrom('data_points').select('id').execute()).map(({ id }) => id),
    )
    for (const { id, rules } of await db.selectFrom('alerts').selectAll().execute()) {
      const read = readAlertRules(rules)
      expect([id, read]).toEqual([id, { rules }])
      for (const { dataPointId } of rules.flatMap(({ conditions }) => conditions)) {
        const [one, other = one] =
          typeof dataPointId === 'string'
            ? [dataPointId]
            : [
                dataPointId.dataPointId,
                dataPointId.func === 'diff' ? dataPointId.dataPointId2 : undefined,
              ]
        expect([id, known.has(one), known.has(other)]).toEqual([id, true, true])
      }
      expect((await findSubscribers(db, [id])).get(id)?.length ?? 0).toBeGreaterThan(0)
    }
  })

  it('a demo that runs again changes nothing', async () => {
    const before = await count('measurements')
    await seedDemo(server.context)
    expect(await count('measurements')).toBe(before)
    expect(await count('users')).toBe(6)
  })
})

/** The rule of the reporting gap in plain words, from the times at which a device reported. */
function isSilent(node: DemoNode): boolean {
  const gapMs =
    node.intervalMs < 5 * MINUTE_MS ? 3 * node.intervalMs : node.intervalMs + 3 * MINUTE_MS
  return (
    scheduleOf(node, TEST_NOW_MS)
      .times(now - gapMs - 1, now)
      .next().done === true
  )
}

async function ask<Body>(method: 'GET' | 'POST', path: string, payload?: object): Promise<Body> {
  const headers = await bearer(server.context, 'user_demo_owner')
  const answer = await server.inject({ method, url: `/v2/${path}`, headers, payload })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json()
}

describe('a running demo', () => {
  it('shows each device as its reports say for an hour, and so do the counts', async () => {
    const fleet = createLiveFleet(server.context, now, now)
    const city = FLEET.filter((node) => node.status === 'activated' && node.organizationId === CITY)
    for (let look = 0; look < 30; look += 1) {
      now += 2 * MINUTE_MS
      await fleet.advance(now)
      const at = new Date(now).toISOString()
      const { data } = await ask<List<Node>>('GET', `nodes?organization_id=${CITY}&size=200`)
      const shown = new Map(data.map((node) => [node['_id'], node.statusType]))
      for (const node of city) {
        const expected = isSilent(node) ? 'offline' : 'online'
        expect([at, node.name, shown.get(node.nodeId)]).toEqual([at, node.name, expected])
      }
      const counts = await ask<DeviceStats>('POST', 'search/status', { organization_id: CITY })
      const online = [...shown.values()].filter((status) => status === 'online').length
      expect([at, counts['devices']?.online]).toEqual([at, online])
    }
  })

  it('sends readings that are due through ingest once', async () => {
    const heard = new Set<string>()
    const stop = server.context.bus.subscribe((readings) => {
      for (const { nodeId } of readings) heard.add(nodeId)
    })
    const fleet = createLiveFleet(server.context, now, now)
    const before = await count('measurements')
    now += 15_000
    await fleet.advance(now)
    await expect.poll(() => heard).toContain(nodeNamed('Quay Street').nodeId)
    const after = await count('measurements')
    expect(after).toBeGreaterThan(before)
    await fleet.advance(now)
    expect(await count('measurements')).toBe(after)
    stop()
  })

  it('skips a device that somebody deactivates', async () => {
    const { nodeId } = nodeNamed('Town Hall roof')
    await server.context.store.db
      .updateTable('nodes')
      .set({ status: 'deactivated' })
      .where('id', '=', nodeId)
      .execute()
    const fleet = createLiveFleet(server.context, now, now)
    now += 60_000
    await fleet.advance(now)
    const [ts = 0] = (await newestOf('Town Hall roof', '150:1')) ?? []
    expect(ts).toBeLessThanOrEqual(now - 60_000)
  })

  it('a running demo fills a pause when it starts again', async () => {
    now += 6 * HOUR_MS
    const stop = await startDemo(server.context)
    const wanted = now - 6 * 60_000
    await expect
      .poll(async () => (await newestOf('Market Square', '132:5'))?.[0], { timeout: 20_000 })
      .toBeGreaterThan(wanted)
    await stop()
    const ids = dataPointIds(nodeNamed('Market Square'), ['132:5'])
    const [series = []] = (await server.context.store.measurements.latest(ids, 72)).values()
    expect(series.length).toBe(72)
    expect(now - (series[0]?.[0] ?? 0)).toBeLessThan(10 * HOUR_MS)
  })

  it('fills a gap in parts when the clock is set forward while it runs', async () => {
    const parts: number[] = []
    const stopWatching = ingestOf(server.context).watch((outcome) => {
      if ('accepted' in outcome) parts.push(outcome.accepted)
    })
    const stop = await startDemo(server.context)
    const reported = () => {
      now += 5_000
      return parts.length
    }
    await expect.poll(reported, { timeout: 60_000, interval: 500 }).toBeGreaterThan(0)
    const before = await count('measurements')
    now += 2 * DAY_MS
    await expect
      .poll(async () => (await newestOf('Market Square', '132:5'))?.[0], { timeout: 60_000 })
      .toBeGreaterThan(now - 10 * MINUTE_MS)
    await stop()
    stopWatching()
    expect((await count('measurements')) - before).toBeGreaterThan(100_000)
    expect(Math.max(...parts)).toBeLessThan(20_000)
  }, 120_000)
})
