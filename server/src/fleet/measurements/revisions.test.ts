import type { ErrorBody, List, ReadingRevision, ReadingRevisionQuery } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nodeRows } from '../../access/entities/nodes.ts'
import { loadCaller } from '../../access/identity/loadCaller.ts'
import { plansOf, rowsOfStep } from '../../testing/plansOf.ts'
import { seedIngestKey, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { carryOut, upload } from '../imports/calls/imports.fixture.ts'
import { leaseTo } from '../../testing/world/rights.ts'
import { seedSecretToken } from '../../testing/world/tokens.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { findRevisions } from './revisions.ts'

const START_MS = Date.UTC(2026, 1, 1)
const timeOf = (minute: number) => START_MS + minute * 60_000

let world: World
let keyId = ''
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
  keyId = await seedIngestKey(world.context, 'city', 'key-of-the-city', 'Roof loggers')
})
afterAll(() => world.close())
beforeEach(async () => {
  const { db } = world.context.store
  await leaseTo(world.context, world.city.nodeId, null)
  await db.deleteFrom('measurement_revisions').execute()
  await db.deleteFrom('measurements').execute()
})

const ask = <Body = List<ReadingRevision>>(query = '', user: UserId = 'user') =>
  world.call<Body>(user, 'GET', `nodes/${world.city.nodeId}/revisions${query}`)
const list = async (query = '', user: UserId = 'user') => (await ask(query, user)).body.data
/** Minute of the reading, value before and after. */
const changes = async (query = '') =>
  (await list(query)).map(({ ts, old_value, value }) => [
    (ts - START_MS) / 60_000,
    old_value,
    value,
  ])

interface Change {
  minute: number
  value: number
  flags?: number
  author?: string
  point?: { key: number }
}
const revise = ({ minute, value, flags = 0, author = `key:${keyId}`, point }: Change) =>
  world.context.store.measurements.revise(
    [{ dataPoint: (point ?? world.city.pm25).key, ts: timeOf(minute), value, flags }],
    author,
  )
const seed = async () => {
  const minutes = [0, 1, 2, 3]
  for (const point of [world.city.pm25, world.city.co2]) {
    await seedReadings(
      world.context,
      point,
      minutes.map((minute) => [timeOf(minute), minute]),
    )
  }
}

describe('the revisions of a device', () => {
  it('lists both values with flags, unit and time of revision, the newest reading first', async () => {
    await seed()
    await revise({ minute: 2, value: 20, flags: 1 })
    await revise({ minute: 3, value: 30 })
    await revise({ minute: 2, value: 21 })
    const found = await list()
    expect(found.map(({ ts, old_value, value }) => [ts, old_value, value])).toEqual([
      [timeOf(3), 3, 30],
      [timeOf(2), 20, 21],
      [timeOf(2), 2, 20],
    ])
    expect(found[2]).toEqual({
      _id: expect.stringMatching(/^\d+$/),
      data_point_id: world.city.pm25.id,
      ts: timeOf(2),
      unit: 'µg/m³',
      old_value: 2,
      old_flags: 0,
      value: 20,
      flags: 1,
      revised_at: TEST_NOW_MS,
      author_kind: 'key',
      author_name: null,
      account_name: null,
    })
  })

  it('filters by data points and by a range whose end is excluded', async () => {
    await seed()
    for (const minute of [0, 1, 2, 3]) await revise({ minute, value: minute + 10 })
    await revise({ minute: 1, value: 500, point: world.city.co2 })
    expect(await changes(`?from=${timeOf(1)}&to=${timeOf(3)}`)).toEqual([
      [2, 2, 12],
      [1, 1, 500],
      [1, 1, 11],
    ])
    const { pm25, co2 } = world.city
    expect(await changes(`?data_point_id=${encodeURIComponent(co2.id)}`)).toEqual([[1, 1, 500]])
    const both = `data_point_id=${encodeURIComponent(`${co2.id},${pm25.id}`)}`
    expect(await changes(`?${both}`)).toHaveLength(5)
    const foreign = encodeURIComponent(world.harbour.pm25.id)
    expect(await changes(`?data_point_id=${foreign}`)).toEqual([])
    expect(await changes(`?from=${timeOf(4)}`)).toEqual([])
  })

  it('pages through revisions with a cursor, each once in either direction', async () => {
    await seed()
    for (const minute of [0, 1, 2, 3]) {
      await revise({ minute, value: minute + 10 })
      await revise({ minute, value: minute + 20 })
      await revise({ minute, value: minute + 500, point: world.city.co2 })
    }
    const read = async (sort: string) => {
      const found: string[] = []
      for (let cursor = ''; ;) {
        const { body } = await ask(`?sort=${sort}&size=5${cursor}`)
        found.push(...body.data.map(({ _id }) => _id))
        if (body.next === null) return found
        cursor = `&cursor=${body.next}`
      }
    }
    const newestFirst = await read('-time')
    expect(new Set(newestFirst).size).toBe(12)
    expect(newestFirst).toHaveLength(12)
    expect(await read('time')).toEqual(newestFirst.toReversed())
    expect((await ask('?size=5')).body).toMatchObject({ total: 12, page: 1 })
  })

  it('answers an empty list without revisions and refuses a range that ends first', async () => {
    expect(await list()).toEqual([])
    const refused = await ask<ErrorBody>(`?from=${timeOf(2)}&to=${timeOf(1)}`)
    expect(refused.status).toBe(400)
    expect(refused.body.issues).toMatchObject([{ path: '/to' }])
  })
})

describe('the author of a revision', () => {
  const who = async (user: UserId) =>
    (await list('', user)).map(({ author_kind, author_name, account_name }) => [
      author_kind,
      author_name,
      account_name,
    ])

  it('shows the name of a key to those who may read keys, and only its kind to others', async () => {
    await seed()
    await revise({ minute: 1, value: 10 })
    expect(await who('manager')).toEqual([['key', 'Roof loggers', null]])
    expect(await who('user')).toEqual([['key', null, null]])
    const permissions = ['read_devices', 'manage_devices'] as const
    const token = await seedSecretToken(world.context, 'city', { permissions })
    const path = `nodes/${world.city.nodeId}/revisions`
    const { status, body } = await world.callByToken<List<ReadingRevision>>(token, 'GET', path)
    expect([status, body.data[0]?.author_name]).toEqual([200, null])
  })

  it('hides the name of a key from another organization that leases the device', async () => {
    await seed()
    await revise({ minute: 1, value: 10 })
    await leaseTo(world.context, world.city.nodeId, 'harbour')
    expect(await who('harbourmaster')).toEqual([['key', null, null]])
    expect((await ask('', 'manager')).status).toBe(409)
  })

  it('names a device, the command, the server or a deleted key as author', async () => {
    await seed()
    await revise({ minute: 3, value: 1, author: 'device:84:f3:eb' })
    await revise({ minute: 2, value: 1, author: 'import' })
    await revise({ minute: 1, value: 2, author: 'server' })
    await revise({ minute: 0, value: 2, author: 'key:gone' })
    expect(await who('manager')).toEqual([
      ['device', '84:f3:eb', null],
      ['command', null, null],
      ['server', null, null],
      ['key', null, null],
    ])
  })

  it('names an import by its file and by who started or undid it', async () => {
    const file = ['time,pm', `${new Date(timeOf(1)).toISOString()},40`].join('\n')
    await seed()
    const { id } = await upload(world, file, 'owner')
    const map = {
      serial: '1C00AAAA',
      time: { column: 'time' },
      columns: { pm: { parameter: 'pm25' } },
    }
    const { stored } = await carryOut(world, id, 'store', { map, revise: true })
    expect(stored).toMatchObject({ revised: 1 })
    await carryOut(world, id, 'undo')
    expect(await who('owner')).toEqual([
      ['undo', 'readings.csv', 'manager Tester'],
      ['import', 'readings.csv', 'manager Tester'],
    ])
    expect(await who('user')).toEqual([
      ['undo', null, null],
      ['import', null, null],
    ])
    expect(await changes()).toEqual([
      [1, 40, 1],
      [1, 1, 40],
    ])
  })
})

it('reads revisions by index on every page, even when one reading has all of them', async () => {
  const { db } = world.context.store
  const { pm25, co2 } = world.city
  await sql`insert into measurement_revisions
      (data_point, ts, old_value, old_flags, value, flags, revised_at, author)
    select point, case when point = ${pm25.key} then 0 else at end, at, 0, at + 1, 0, 0, 'server'
    from generate_series(1, 10000) as at, unnest(array[${pm25.key}::int4, ${co2.key}::int4]) as point`.execute(
    db,
  )
  await sql`analyze measurement_revisions`.execute(db)
  const row = await nodeRows(db).where('nodes.id', '=', world.city.nodeId).executeTakeFirstOrThrow()
  const caller = (await loadCaller(world.context, 'user', null)) ?? expect.fail('no caller')
  const part = (query: ReadingRevisionQuery) =>
    plansOf(db, (watched) =>
      findRevisions(watched, { row, caller, query: { size: 50, total: 'none', ...query } }),
    )
  const { next } = await findRevisions(db, { row, caller, query: { size: 1000, total: 'none' } })
  const cursor = next ?? expect.fail('the list ends early')
  for (const query of [{}, { cursor }, { sort: 'time', from: 0, to: 5000 } as const]) {
    const steps = await part(query)
    const read = steps.filter((step) => step['Relation Name'] === 'measurement_revisions')
    // Of each data point those of a part and the next one, and those of the part once more with all columns.
    expect(Math.max(...read.map(rowsOfStep))).toBeLessThanOrEqual(2 * 51)
  }
})
