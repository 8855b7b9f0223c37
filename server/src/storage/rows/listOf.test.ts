import type { List } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seededRandom } from '../../testing/random.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { listOf, type ListAsk } from './listOf.ts'
import { key, type RowList } from './rowList.ts'
import { visibleRows, type VisibleRows } from './visible.ts'

const DEVICES = 120

type Sort = 'name' | 'heard' | 'place'

const devices: RowList<Sort> = {
  name: 'devices',
  table: 'nodes',
  id: 'nodes.id',
  sort: {
    name: [key('nodes.name', 'text')],
    heard: [key('nodes.last_online', 'int8', { isDescending: true, isNullable: true })],
    place: [
      key('nodes.is_simulated', 'boolean', { isDescending: true }),
      key('nodes.latitude', 'float8', { isNullable: true }),
      key('nodes.name', 'text'),
    ],
  },
  defaultSort: 'name',
  search: [sql.ref('nodes.name'), sql.ref('nodes.serial')],
}

/** Devices of two organizations with few different names, places and times, some with none. */
async function seedDevices({ db }: Store) {
  const random = seededRandom(11)
  const oneOf = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value
  const rows = Array.from({ length: DEVICES }, (_, index) => ({
    id: `${index}:0`,
    serial: `S${index}`,
    type: 'Thiamis-1000',
    name: oneOf(['Mast', 'mast', 'Roof 100%', 'Roof 1000', 'Ñandú', '']),
    description: '',
    organization_id: oneOf(['city', 'harbour']),
    external_id: `ext-${index}`,
    timezone: 'UTC',
    interval_ms: 60_000,
    last_online: oneOf([null, null, 5, 6, 7]),
    status: 'activated' as const,
    latitude: oneOf([null, -0.25, 41.385]),
    longitude: null,
    is_simulated: oneOf([true, false]),
    created_at: TEST_NOW_MS,
  }))
  await db.insertInto('nodes').values(rows).execute()
}

describe.each(TEST_ENGINES)('a list of rows on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await seedOrganization({ store }, 'city')
    await seedOrganization({ store }, 'harbour')
    await seedDevices(store)
  })
  afterAll(() => store.close())

  const everything = sql<boolean>`true`
  const ofTheCity = sql<boolean>`nodes.organization_id = 'city'`
  const byBranches = visibleRows({
    each: {
      keys: ['city', 'harbour', 'unknown'],
      where: (organization) =>
        sql<boolean>`nodes.organization_id = ${organization} and not nodes.is_simulated`,
    },
    also: [sql<boolean>`nodes.is_simulated`],
  })

  const ask = (query: ListAsk<Sort>, visible: VisibleRows = everything) =>
    listOf(store.db, devices, {
      query,
      visible,
      select: store.db.selectFrom('nodes').select(['nodes.id', 'nodes.name']),
    })
  const ids = (list: List<{ id: string }>) => list.data.map(({ id }) => id)
  const whole = async (query: ListAsk<Sort>, visible?: VisibleRows) =>
    ids(await ask({ ...query, size: 1000 }, visible))

  async function walk(query: ListAsk<Sort>, visible?: VisibleRows): Promise<string[]> {
    const found: string[] = []
    for (let cursor: string | undefined; ;) {
      const part = await ask({ ...query, ...(cursor === undefined ? {} : { cursor }) }, visible)
      found.push(...ids(part))
      if (part.next === null) return found
      cursor = part.next
    }
  }

  describe.each(['name', '-name', 'heard', '-heard', 'place', '-place'] as const)(
    'a list sorted by %s',
    (sort) => {
      it.each([1, 7, 60, 120])('arrives once and in order in parts of %i', async (size) => {
        const order = await whole({ sort })
        expect(new Set(order).size).toBe(DEVICES)
        expect(await walk({ sort, size })).toEqual(order)
      })

      it('reads the same list from one condition and from branches', async () => {
        const order = await whole({ sort })
        expect(await whole({ sort }, byBranches)).toEqual(order)
        expect(await walk({ sort, size: 11 }, byBranches)).toEqual(order)
        const third = await ask({ sort, size: 11, page: 3 }, byBranches)
        expect(ids(third)).toEqual(order.slice(22, 33))
      })
    },
  )

  it('reverses with a minus sign, with rows without a value at the end', async () => {
    expect(await whole({ sort: '-name' })).toEqual((await whole({ sort: 'name' })).toReversed())
    const silent = new Set(
      (
        await store.db.selectFrom('nodes').select('id').where('last_online', 'is', null).execute()
      ).map(({ id }) => id),
    )
    for (const sort of ['heard', '-heard'] as const) {
      const order = await whole({ sort })
      expect(order.slice(-silent.size).every((id) => silent.has(id))).toBe(true)
    }
  })

  it('sorts by its own default', async () => {
    expect(await whole({})).toEqual(await whole({ sort: 'name' }))
  })

  it('contains only what the caller may read', async () => {
    const city = await whole({}, ofTheCity)
    expect(city.length).toBeGreaterThan(0)
    expect(city.length).toBeLessThan(DEVICES)
    expect(await whole({}, sql<boolean>`false`)).toEqual([])
    expect(
      await whole({}, visibleRows({ each: { keys: [], where: () => everything }, also: [] })),
    ).toEqual([])
  })

  it.each([
    ['in any case of the letters', 'MAST', ['Mast', 'mast']],
    ['with a percent sign for itself', '0%', ['Roof 100%']],
    ['with an underscore for itself', '_', []],
    ['with a backslash for itself', '\\', []],
    ['beyond ASCII', 'ñANDÚ', ['Ñandú']],
  ])('searches names %s', async (_, search, names) => {
    const { data } = await ask({ search, size: 1000 })
    expect([...new Set(data.map(({ name }) => name))].toSorted()).toEqual(names)
  })

  it('searches every named column', async () => {
    expect((await ask({ search: 's119' })).data).toMatchObject([{ id: '119:0' }])
  })

  it('answers pages by number with the total', async () => {
    expect(await ask({ page: 2, size: 50 })).toMatchObject({ page: 2, size: 50, total: DEVICES })
    expect(await ask({})).toMatchObject({ page: 1, size: 100, total: DEVICES })
    expect(await ask({ page: 4, size: 50 })).toMatchObject({ data: [], next: null, total: DEVICES })
  })

  it('continues by cursor from a page, without a number and a count', async () => {
    const first = await ask({ size: 100 })
    const second = await ask({ size: 100, cursor: first.next ?? '' })
    expect([...ids(first), ...ids(second)]).toEqual(await whole({}))
    expect(second).toEqual({ data: second.data, next: null, size: 100 })
  })

  it('counts on request', async () => {
    const { next } = await ask({ size: 10 })
    expect(await ask({ size: 10, total: 'none' })).not.toHaveProperty('total')
    expect(await ask({ size: 10, cursor: next ?? '', total: 'bounded' })).toMatchObject({
      total: DEVICES,
    })
    expect(await ask({ size: 1, search: 'mast', total: 'exact' }, ofTheCity)).toMatchObject({
      total: (await whole({ search: 'mast' }, ofTheCity)).length,
    })
  })

  it('counts as the list says where the call does not', async () => {
    const some: RowList<Sort> = { ...devices, defaultTotal: 'none' }
    const select = store.db.selectFrom('nodes').select('nodes.id')
    const of = (query: ListAsk<Sort>) =>
      listOf(store.db, some, { query, visible: everything, select })
    expect(await of({})).not.toHaveProperty('total')
    expect(await of({ total: 'exact' })).toMatchObject({ total: DEVICES })
  })

  it('refuses a page beyond the rows that are counted and names the last one', async () => {
    expect(await ask({ page: 11, size: 1000 })).toMatchObject({ data: [], page: 11 })
    await expect(ask({ page: 12, size: 1000 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message:
        'The query is not valid. At /page: expected at most 11 with a size of 1000; continue with the cursor in next, got 12',
      issues: [{ path: '/page', got: '12' }],
    })
    expect(await ask({ page: 3334, size: 3 })).toMatchObject({ data: [] })
    await expect(ask({ page: 3335, size: 3 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('selects only the given columns', async () => {
    expect((await ask({ size: 1, sort: 'place' })).data).toEqual([
      { id: expect.any(String), name: expect.any(String) },
    ])
  })

  it('repeats no rows when others are added before them', async () => {
    const first = await ask({ size: 20 })
    await store.db
      .updateTable('nodes')
      .set({ name: ' first of all' })
      .where('id', '=', ids(first)[19] ?? '')
      .execute()
    const second = await ask({ size: 20, cursor: first.next ?? '' })
    expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([])
  })

  describe('refused cursors', () => {
    const cursorOf = async (query: ListAsk<Sort>) => {
      const { next } = await ask({ ...query, size: 5 })
      return next ?? ''
    }
    const refused = (query: ListAsk<Sort>) =>
      ask(query).then(
        () => 'taken',
        (error: Error & { code: string }) => [error.code, error.message],
      )
    const saying = (reason: string) => ['CURSOR_INVALID', expect.stringContaining(reason)]

    it('refuses a cursor of another sort and says which', async () => {
      expect(await refused({ sort: '-name', cursor: await cursorOf({ sort: 'name' }) })).toEqual(
        saying('expected one of the list sorted by -name, got one sorted by name'),
      )
    })

    it('refuses a cursor of another search', async () => {
      const cursor = await cursorOf({ search: 'mast' })
      expect(await refused({ search: 'roof', cursor })).toEqual(saying('another search'))
      expect(await refused({ cursor })).toEqual(saying('another search'))
    })

    it('refuses a cursor of another list', async () => {
      const others = { ...devices, name: 'others' }
      const { next } = await listOf(store.db, others, {
        query: { size: 5 },
        visible: everything,
        select: store.db.selectFrom('nodes').select('nodes.id'),
      })
      expect(await refused({ cursor: next ?? '' })).toEqual(saying('unchanged'))
    })

    it('refuses a cursor with any changed character', async () => {
      const cursor = await cursorOf({})
      for (let at = 0; at < cursor.length; at += 1) {
        const other = cursor[at] === 'A' ? 'B' : 'A'
        const changed = `${cursor.slice(0, at)}${other}${cursor.slice(at + 1)}`
        expect([at, await refused({ cursor: changed })]).toEqual([at, saying('unchanged')])
      }
    })

    it.each(['', '.', 'a.b', '..', 'null', `${'A'.repeat(8000)}`, '𝄞'])(
      'refuses an invalid cursor: %s',
      async (cursor) => {
        expect(await refused({ cursor })).toEqual(saying('unchanged'))
      },
    )

    it('refuses a cursor together with a page', async () => {
      expect(await refused({ cursor: await cursorOf({}), page: 2 })).toEqual(saying('got both'))
    })
  })

  it('says which sorts the rows know when the schema allows another', async () => {
    await expect(ask({ sort: 'toString' as Sort })).rejects.toThrow(
      'The list devices is sorted by one of name, heard, place, got toString',
    )
  })
})
