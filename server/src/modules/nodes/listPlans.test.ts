import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NodeSearch } from '@airshed/schemas'
import { ENTITY_RULES } from '../../entities/index.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { plansOf, rowsOfStep, type PlanStep } from '../../testing/plansOf.ts'
import type { Store } from '../../store/store.ts'
import type { Tables } from '../../store/tables.ts'
import { findNodes } from './queries.ts'

const FLEET = 20_000
const SIZE = 50
/** Rows of a page, the one behind it, and as many again that are read and left out. */
const READ_AT_MOST = 2 * (SIZE + 1)

type Caller = Parameters<typeof findNodes>[1]
/** The lists below are filtered by no status, which alone depends on the caller. */
const caller = {} as Caller
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
    await sql`analyze nodes`.execute(store.db)
  })
  afterAll(() => store.close())

  const stepsOfList = (search: NodeSearch, db: Kysely<Tables> = store.db) =>
    plansOf(db, (watched) =>
      findNodes(watched, caller, visible, { size: SIZE, total: 'none', ...search }),
    )

  it.each(['attention', '-attention', 'status', '-status', 'name', '-name'] as const)(
    'is read by its index where it is sorted by %s, the first page as one from its middle',
    async (sort) => {
      const half = { sort, size: 500, page: FLEET / 1_000, total: 'none' } as const
      const { next } = await findNodes(store.db, caller, visible, half)
      const cursor = next ?? expect.fail('the list ends in its middle')
      expect(rowsRead(await stepsOfList({ sort }))).toBeLessThanOrEqual(READ_AT_MOST)
      expect(rowsRead(await stepsOfList({ sort, cursor }))).toBeLessThanOrEqual(READ_AT_MOST)
    },
  )

  it('is opened by its index in the order of device pickers', async () => {
    expect(rowsRead(await stepsOfList({ sort: 'named' }))).toBeLessThanOrEqual(READ_AT_MOST)
  })

  it('can be searched by the index of parts of names', async () => {
    const steps = await store.db.transaction().execute(async (transaction) => {
      // To read all of so few devices would be as fast.
      await sql`set local enable_seqscan = off`.execute(transaction)
      return stepsOfList({ sort: 'status', search: 'ice 1777' }, transaction)
    })
    expect(steps.map((step) => step['Index Name'])).toContain('nodes_search')
    expect(rowsRead(steps)).toBeLessThanOrEqual(READ_AT_MOST)
  })
})
