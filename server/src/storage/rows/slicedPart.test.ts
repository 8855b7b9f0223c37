import type { List } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onBehalfOf } from '../store/turns/onBehalfOf.ts'
import type { Store } from '../store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { listOf, type ListAsk } from './listOf.ts'
import { key, type RowList, type SearchSlices } from './rowList.ts'
import { visibleRows, type VisibleRows } from './visible.ts'

const DEVICES = 100

type Sort = 'name' | 'heard'

const devices: RowList<Sort> = {
  name: 'devices',
  table: 'nodes',
  id: 'nodes.id',
  sort: {
    name: [key('nodes.name', 'text')],
    heard: [key('nodes.last_online', 'int8', { isDescending: true, isNullable: true })],
  },
  defaultSort: 'name',
  search: [sql.ref('nodes.name'), sql.ref('nodes.external_id')],
}

/** Ten names, of which each tenth device has one; a few devices were never heard. */
async function seedDevices({ db }: Store) {
  await sql`insert into nodes (id, serial, type, name, description, organization_id, external_id,
      timezone, interval_ms, status, last_online, is_simulated, created_at)
    select number || ':0', 'S' || number, 'Thiamis-1000', 'Ñandú 10% ' || number % 10, '',
      case number % 3 when 0 then 'city' else 'harbour' end, 'ext-' || number,
      'UTC', 60000, 'activated', nullif(number % 7, 0), false, number
    from generate_series(1, ${sql.lit(DEVICES)}) as number`.execute(db)
}

const organizationOf = (keys: readonly string[]): VisibleRows =>
  visibleRows({
    each: { keys, where: (organization) => sql<boolean>`nodes.organization_id = ${organization}` },
    also: [],
  })

describe.each(TEST_ENGINES)('a search in slices on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await seedOrganization({ store }, 'city')
    await seedOrganization({ store }, 'harbour')
    await seedDevices(store)
  })
  afterAll(() => store.close())

  interface Wish {
    query: ListAsk<Sort>
    slices?: SearchSlices | undefined
    visible?: VisibleRows
  }
  const ask = ({ query, slices, visible = sql<boolean>`true` }: Wish) =>
    listOf(store.db, slices === undefined ? devices : { ...devices, slices }, {
      query,
      visible,
      select: store.db.selectFrom('nodes').select(['nodes.id', 'nodes.name']),
    })
  const ids = ({ data }: List<{ id: string }>) => data.map(({ id }) => id)

  async function walk(wish: Wish): Promise<string[]> {
    const found: string[] = []
    for (let cursor: string | undefined; ;) {
      const part = await ask({ ...wish, query: { ...wish.query, cursor } })
      found.push(...ids(part))
      if (part.next === null) return found
      cursor = part.next
    }
  }

  /** The statements that search, while the work is done. */
  async function slicesOf<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
    let count = 0
    const stop = store.watchStatements((statement) => {
      if (statement.sql.includes('is_found')) count += 1
    })
    try {
      return [await work(), count]
    } finally {
      stop()
    }
  }

  const many = Array.from({ length: 30 }, (_, index) => `unknown-${index}`)
  describe.each([
    ['all rows', sql<boolean>`true`],
    ['one organization', organizationOf(['city'])],
    ['several organizations', organizationOf(['city', 'harbour', 'unknown'])],
    ['many organizations', organizationOf(['city', 'harbour', ...many])],
    ['no organization', organizationOf([])],
  ])('a search in slices of %s', (_, visible: VisibleRows) => {
    it.each(['name', '-name', 'heard', '-heard'] as const)(
      'sorted by %s finds what one statement finds, in its order',
      async (sort) => {
        for (const search of ['ñANDÚ', '% 4', 'ext-9', 'nothing']) {
          const query = { search, sort, size: 3 }
          const expected = ids(await ask({ query: { ...query, size: 1000 }, visible }))
          const slices = { rows: 7, most: 2 }
          expect([search, await walk({ query, slices, visible })]).toEqual([search, expected])
        }
      },
    )
  })

  it('reads no more slices than the limit and says where to continue', async () => {
    const slices = { rows: 10, most: 3 }
    const search = 'nothing'
    const [first, read] = await slicesOf(() => ask({ query: { search }, slices }))
    expect(first).toEqual({ data: [], next: expect.any(String), size: 100, page: 1 })
    expect(read).toBe(3)
    const [found, all] = await slicesOf(() => walk({ query: { search }, slices }))
    expect([found, all]).toEqual([[], 11])
  })

  it('ends once the page is full', async () => {
    const slices = { rows: 10, most: 10 }
    const [part, read] = await slicesOf(() => ask({ query: { search: '10% 0', size: 5 }, slices }))
    expect([part.data.length, typeof part.next, read]).toEqual([5, 'string', 1])
  })

  it('lets other callers in between its statements', async () => {
    const slices = { rows: 2, most: 50 }
    const ended: string[] = []
    await Promise.all([
      onBehalfOf('searcher', () => ask({ query: { search: 'nothing' }, slices })).then(() =>
        ended.push('search'),
      ),
      onBehalfOf('other', () => sql`select 1`.execute(store.db)).then(() => ended.push('other')),
    ])
    expect(ended).toEqual(['other', 'search'])
  })

  it('omits the total', async () => {
    const query = { search: 'ñandú', total: 'exact' } as const
    expect(await ask({ query, slices: { rows: 7, most: 2 } })).not.toHaveProperty('total')
    expect(await ask({ query: { total: 'exact' }, slices: { rows: 7, most: 2 } })).toMatchObject({
      total: DEVICES,
    })
  })

  it('refuses pages beyond the first', async () => {
    const refused = ask({ query: { search: 'ñandú', page: 2 }, slices: { rows: 7, most: 2 } })
    await expect(refused).rejects.toThrow(
      'At /page: expected no page but 1 with a search of this list; continue with the cursor in next, got 2',
    )
  })
})
