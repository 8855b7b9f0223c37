import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NodeSearch } from '@airshed/schemas'
import { ENTITY_RULES } from '../../access/entities/index.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { plansOf, rowsOfStep, type PlanStep } from '../../testing/plansOf.ts'
import type { Store } from '../../storage/store/store.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { findNodes } from './queries.ts'

const FLEET = 20_000
const SIZE = 50
/** Rows of a page, the one behind it, and as many again that are read and left out. */
const READ_AT_MOST = 2 * (SIZE + 1)

type Caller = Parameters<typeof findNodes>[1]
/** Somebody who reads the devices of the city, so that filters by what devices report apply to them. */
const caller = { organizationsWith: () => new Set(['city']) } as unknown as Caller
const visible = ENTITY_RULES.nodes.condition({
  caller,
  organizations: ['city'],
  narrowedTo: undefined,
})

/** The most rows of `nodes` that one step read. */
const rowsRead = (steps: readonly PlanStep[]): number =>
  Math.max(...steps.filter((step) => step['Relation Name'] === 'nodes').map(rowsOfStep))

describe.each(TEST_ENGINES)('the list of 20,000 devices on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await sql`insert into organizations (id, external_id, name, created_at)
      values ('city', 'city', 'City', 0)`.execute(store.db)
    // Names in another order than the rows, of each status.
    await sql`insert into nodes (id, serial, type, name, description, organization_id, external_id,
        timezone, interval_ms, status, status_rank, created_at)
      select 'd' || at || ':0', 'd' || at, 'Generic', 'Device ' || (at * 7919) % ${FLEET}, '', 'city',
        'd' || at, 'UTC', 60000, 'activated', at % 6, 0
      from generate_series(0, ${FLEET - 1}) as at`.execute(store.db)
    // One in a thousand is found by each filter below.
    await sql`update nodes set tags = array['common', 'rare'] where serial like 'd%777'`.execute(
      store.db,
    )
    await sql`update nodes set tags = array['common'] where tags = '{}'`.execute(store.db)
    await sql`insert into device_channels (node_id, firmware)
      select id, case when serial like 'd%777' then 'rare' else 'common' end from nodes`.execute(
      store.db,
    )
    await sql`insert into device_facts (node_id, battery_percent, battery_at)
      select id, case when serial like 'd%777' then 5 else 50 end, 0 from nodes`.execute(store.db)
    await sql`vacuum analyze nodes`.execute(store.db)
    await sql`analyze device_channels, device_facts`.execute(store.db)
  })
  afterAll(() => store.close())

  const stepsOfList = (search: NodeSearch, db: Kysely<Tables> = store.db) =>
    plansOf(db, (watched) =>
      findNodes(watched, caller, visible, { size: SIZE, total: 'none', ...search }),
    )

  it.each(['attention', '-attention', 'status', '-status', 'name', '-name'] as const)(
    'reads the first and a middle page sorted by %s through an index',
    async (sort) => {
      const half = { sort, size: 500, page: FLEET / 1_000, total: 'none' } as const
      const { next } = await findNodes(store.db, caller, visible, half)
      const cursor = next ?? expect.fail('the list ends in its middle')
      expect(rowsRead(await stepsOfList({ sort }))).toBeLessThanOrEqual(READ_AT_MOST)
      expect(rowsRead(await stepsOfList({ sort, cursor }))).toBeLessThanOrEqual(READ_AT_MOST)
    },
  )

  it('reads the order of device pickers through an index', async () => {
    expect(rowsRead(await stepsOfList({ sort: 'named' }))).toBeLessThanOrEqual(READ_AT_MOST)
  })

  it('searches parts of names through an index', async () => {
    const steps = await store.db.transaction().execute(async (transaction) => {
      // To read all of so few devices would be as fast.
      await sql`set local enable_seqscan = off`.execute(transaction)
      return stepsOfList({ sort: 'status', search: 'ice 1777' }, transaction)
    })
    expect(steps.map((step) => step['Index Name'])).toContain('nodes_search')
    expect(rowsRead(steps)).toBeLessThanOrEqual(READ_AT_MOST)
  })

  it.each<[string, NodeSearch, string]>([
    ['tag', { tag: ['rare'] }, 'nodes_tags'],
    ['firmware', { firmware: ['rare'] }, 'device_channels_firmware'],
  ])('filters by a rare %s and counts through an index', async (_, filters, index) => {
    const steps = await stepsOfList({ ...filters, sort: 'attention', total: 'bounded' })
    expect(steps.map((step) => step['Index Name'])).toContain(index)
    expect(rowsRead(steps)).toBeLessThanOrEqual(READ_AT_MOST)
  })

  it('reads the fleet once to filter by reported and measured batteries', async () => {
    const steps = await stepsOfList({ battery: ['low'], sort: 'attention' })
    expect(rowsRead(steps)).toBeLessThanOrEqual(FLEET)
  })

  it.each<[string, NodeSearch]>([
    ['tag', { tag: ['common'] }],
    ['firmware', { firmware: ['common'] }],
  ])('reads no further than one page where nearly all devices have the %s', async (_, filters) => {
    const steps = await stepsOfList({ ...filters, sort: 'attention' })
    expect(rowsRead(steps)).toBeLessThanOrEqual(READ_AT_MOST)
  })
})
