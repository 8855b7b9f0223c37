import type { PartnershipQuery } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENTITY_RULES } from '../../access/entities/index.ts'
import type { Caller } from '../../access/identity/access.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { findPartnerships } from './queries.ts'

const PARTNERS = 100
const DEVICES = 1000
/** Partners that each device is shared with. */
const RECEIVERS = 10
/** Devices of each partner. */
const PARTNER_DEVICES = 5

const organizations = ['city']
const caller = {
  user: { permissions: {} },
  can: () => false,
  locked: new Set(),
} as unknown as Caller

describe.each(TEST_ENGINES)('the list of partnerships of a large fleet on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    const { db } = store
    await sql`insert into organizations (id, external_id, name, created_at)
      select id, id, id, 0 from (select 'city' as id
        union all select 'partner' || at from generate_series(1, ${PARTNERS}) as at) as named`.execute(
      db,
    )
    const addNodes = (from: ReturnType<typeof sql>) =>
      sql`insert into nodes (id, serial, type, name, description, organization_id, external_id,
          timezone, interval_ms, status, status_rank, created_at)
        select id, id, 'Generic', id, '', organization_id, id, 'UTC', 60000, 'activated', 0, 0
        from (${from}) as devices`.execute(db)
    await addNodes(sql`select 'c' || at as id, 'city' as organization_id
      from generate_series(1, ${DEVICES}) as at`)
    await addNodes(sql`select 'p' || partner || '-' || at as id, 'partner' || partner as organization_id
      from generate_series(1, ${PARTNERS}) as partner, generate_series(1, ${PARTNER_DEVICES}) as at`)
    // Each side began half of them.
    await sql`insert into partnerships (id, organization_id, partner_id, created_at)
      select 'p' || at, case when at % 2 = 0 then 'city' else 'partner' || at end,
        case when at % 2 = 0 then 'partner' || at else 'city' end, at
      from generate_series(1, ${PARTNERS}) as at`.execute(db)
    await sql`insert into node_shares (node_id, organization_id)
      select 'c' || at, 'partner' || partner from generate_series(1, ${DEVICES}) as at, generate_series(1, ${RECEIVERS}) as partner
      union all select id, 'city' from nodes where id like 'p%'
      union all select 'p1-1', 'partner2'`.execute(db)
    for (const table of ['nodes', 'node_shares', 'partnerships', 'organizations']) {
      await sql`analyze ${sql.table(table)}`.execute(db)
    }
  })
  afterAll(() => store.close())

  const list = (db: Db, query: PartnershipQuery = {}) =>
    findPartnerships(
      db,
      ENTITY_RULES.partnerships.condition({ caller, organizations, narrowedTo: undefined }),
      { sort: 'created', ...query },
      { side: organizations, caller },
    )

  it('counts what each side shares with the other', async () => {
    const { data } = await list(store.db, { size: RECEIVERS + 1 })
    expect(data.map((one) => [one.partner_id, one.given_count, one.received_count])).toEqual(
      Array.from({ length: RECEIVERS + 1 }, (_, at) => [
        `partner${at + 1}`,
        at < RECEIVERS ? DEVICES : 0,
        PARTNER_DEVICES,
      ]),
    )
    expect((await list(store.db, { search: 'nobody' })).data).toEqual([])
  })

  it('reads the devices once, not for each partner', async () => {
    const read = await rowsRead(store.db, 'nodes', (tx) => list(tx, { total: 'none' }))
    expect(read).toBeLessThanOrEqual(2 * (DEVICES + PARTNERS * PARTNER_DEVICES))
  })
})
