import { displayedStatus, ONLINE_PARAMETER_ID, statusRank } from '@airshed/domain'
import { NODE_STATUSES } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seededRandom } from '../../../testing/random.ts'
import { seedNode, seedOrganization } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import type { Store } from '../store.ts'
import { displayedStatusSql, statusRankSql } from './statusSql.ts'

const NODES = 4_000
const INTERVALS_MS = [1, 10_000, 60_000, 299_999, 300_000, 300_001, 3_600_000, 2_000_000_000]

/** Nodes in every status, near the edges of their reporting gap, with and without online points. */
function generateNodes() {
  const random = seededRandom(7)
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value
  return Array.from({ length: NODES }, (_, index) => {
    const intervalMs = pick(INTERVALS_MS)
    const gapMs = intervalMs < 300_000 ? 3 * intervalMs : intervalMs + 180_000
    const ago = pick([
      0,
      1,
      gapMs - 1,
      gapMs,
      gapMs + 1,
      Math.floor(random() * 2 * gapMs),
      1e11,
      -5,
    ])
    const said = pick([0, 0, 0, 1, 2])
    return {
      id: `${index}:0`,
      status: random() < 0.6 ? ('activated' as const) : pick(NODE_STATUSES),
      intervalMs,
      lastReportTs: random() < 0.1 ? null : TEST_NOW_MS - ago,
      // What its online data points say, newest last.
      said: Array.from({ length: said }, () => pick([null, 0, 0, 1, 0.5])),
    }
  })
}

describe.each(TEST_ENGINES)('the displayed status in SQL on $name', ({ open }) => {
  const nodes = generateNodes()
  let store: Store
  beforeAll(async () => {
    store = await open()
    await seedOrganization({ store }, 'city')
    const { sensorId } = await seedNode({ store }, { serial: 'sensor', organization: 'city' })
    const { db } = store
    await sql`insert into nodes (id, serial, type, name, description, organization_id, external_id,
        timezone, interval_ms, last_online, status, created_at)
      select id, id, '', '', '', 'city', id, 'UTC', interval_ms, last_online, status, 0
      from unnest(${nodes.map(({ id }) => id)}::text[],
        ${nodes.map(({ intervalMs }) => intervalMs)}::int4[],
        ${nodes.map(({ lastReportTs }) => lastReportTs)}::int8[],
        ${nodes.map(({ status }) => status)}::text[])
        as node(id, interval_ms, last_online, status)`.execute(db)
    const points = nodes.flatMap(({ id, said }) =>
      said.map((value, at) => ({ id, value, at, name: `${id}/${at}` })),
    )
    await sql`insert into data_points (id, node_id, sensor_id, path, is_mapped, name, unit, precision,
        kind, last_ts, last_value)
      select point, node, ${sensorId}, ${ONLINE_PARAMETER_ID}, true, '', '', 0, 'boolean', at, value
      from unnest(${points.map(({ name }) => name)}::text[], ${points.map(({ id }) => id)}::text[],
        ${points.map(({ at }) => at)}::int8[], ${points.map(({ value }) => value)}::float8[])
        as said(point, node, at, value)`.execute(db)
  })
  afterAll(() => store.close())

  it('equals status and rank of the domain for thousands of nodes', async () => {
    const parts = { node: 'nodes', now: TEST_NOW_MS }
    const rows = await store.db
      .selectFrom('nodes')
      .select([
        'id',
        sql.raw<string>(displayedStatusSql(parts)).as('shown'),
        sql.raw<number>(statusRankSql(parts)).as('rank'),
      ])
      .execute()
    const inSql = new Map(rows.map(({ id, shown, rank }) => [id, { shown, rank }]))
    const statuses = new Set<string>()
    for (const node of nodes) {
      const said = node.said.at(-1) ?? null
      const shown = displayedStatus(
        { ...node, isOnline: said === null ? null : said !== 0 },
        TEST_NOW_MS,
      )
      statuses.add(`${node.status} shown ${shown}`)
      expect({ node, ...inSql.get(node.id) }).toEqual({ node, shown, rank: statusRank(shown) })
    }
    expect(statuses).toContain('activated shown online')
    expect(statuses).toContain('activated shown offline')
    expect(statuses.size).toBe(NODE_STATUSES.length + 1)
  })
})
