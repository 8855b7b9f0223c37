import { DAY_MS } from '@airshed/domain'
import type {
  DeletedOrganization,
  ErrorBody,
  Node,
  OrganizationLookup,
  OrganizationRemoval,
  OrganizationRow,
} from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { seedHarbour } from '../../access/matrix/ids.fixture.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { dueOrganizations, removeSome } from './removeDeleted.ts'

let world: World
let now = TEST_NOW_MS
let key = ''
beforeAll(async () => {
  world = await createWorld({ clock: () => now })
  await seedHarbour(world)
  const path = `nodes/${world.harbour.nodeId}/key`
  key = (await world.call<{ key: string }>('harbourmaster', 'PUT', path)).body.key
})
afterAll(() => world.close())

const remove = (name: string, who: UserId = 'harbourmaster') =>
  world.call<ErrorBody>(who, 'DELETE', 'organizations/harbour', { name })
const restore = (who: UserId) => world.call<ErrorBody>(who, 'POST', 'organizations/harbour/restore')
const deletedOf = async (who: UserId) =>
  (await world.call<{ data: DeletedOrganization[] }>(who, 'GET', 'organizations/deleted')).body.data
const namesOf = async (who: UserId) =>
  (await world.call<{ data: OrganizationRow[] }>(who, 'GET', 'organizations')).body.data.map(
    ({ name }) => name,
  )
const send = (serial: string) =>
  world.inject({
    method: 'POST',
    url: '/ingest/json',
    headers: { 'x-airshed-key': key },
    payload: { serial, readings: { pm25: 7 } },
  })

describe('deleting an organization', () => {
  it('lists beforehand what is deleted with it', async () => {
    await send('1C00BBBB')
    const { body } = await world.call<OrganizationRemoval>(
      'harbourmaster',
      'GET',
      'organizations/harbour/removal',
    )
    expect(body).toEqual({
      devices: 1,
      leased_devices: 0,
      shared_devices: 0,
      members: 1,
      dashboards: 1,
      alerts: 1,
      tokens: 1,
      readings: 1,
    })
  })

  it('requires the name of the organization as confirmation', async () => {
    const { status, body } = await remove('Harbour')
    expect([status, body.issues?.[0]?.path]).toEqual([400, '/name'])
    expect(await namesOf('harbourmaster')).toEqual(['Harbour Authority'])
  })

  it('hides a deleted organization and refuses its devices at once', async () => {
    expect((await send('1C00BBBB')).statusCode).toBe(200)
    expect((await remove('Harbour Authority')).status).toBe(204)
    expect(await namesOf('harbourmaster')).toEqual([])
    for (const path of ['organizations/harbour', `nodes/${world.harbour.nodeId}`]) {
      expect((await world.call('harbourmaster', 'GET', path)).status).toBe(404)
    }
    const nodes = await world.call<{ data: Node[] }>('harbourmaster', 'GET', 'nodes')
    expect(nodes.body.data).toEqual([])
    const found = await world.call<OrganizationLookup>(
      'support',
      'GET',
      'organizations/lookup?query=harbour',
    )
    expect(found.body.data).toEqual([])
    const entered = { external_id: 'ext-harbour', role: 'owner' }
    const context = 'users/access_context/support'
    expect((await world.call('support', 'POST', context, entered)).status).toBe(404)
    now += 10_000
    const sent = await send('1C00BBBB')
    expect([sent.statusCode, sent.json<ErrorBody>().code]).toEqual([403, 'ORGANIZATION_DELETED'])
    const asked = await world.inject({
      url: '/devices/1C00BBBB/inbox',
      headers: { 'x-airshed-key': key },
    })
    expect(asked.statusCode).toBe(403)
  })

  it('shows a deleted organization to its owner and to staff with the time to restore it', async () => {
    const expected = [
      {
        id: 'harbour',
        name: 'Harbour Authority',
        logo: null,
        deleted_at: TEST_NOW_MS,
        removed_at: TEST_NOW_MS + 30 * DAY_MS,
      },
    ]
    expect(await deletedOf('harbourmaster')).toEqual(expected)
    expect(await deletedOf('support')).toEqual(expected)
    for (const who of ['owner', 'guest'] as const) {
      expect(await deletedOf(who)).toEqual([])
      expect((await restore(who)).status).toBe(404)
    }
  })

  it('restoring brings everything back', async () => {
    expect((await restore('harbourmaster')).status).toBe(204)
    expect((await restore('harbourmaster')).status).toBe(404)
    now += 10_000
    expect(await namesOf('harbourmaster')).toEqual(['Harbour Authority'])
    const node = await world.call<Node>('harbourmaster', 'GET', `nodes/${world.harbour.nodeId}`)
    expect(node.status).toBe(200)
    expect((await send('1C00BBBB')).statusCode).toBe(200)
  })
})

describe('a deleted organization after thirty days', () => {
  /** Rows of an organization by table, as the store has them. */
  async function rowsOf(id: string): Promise<Record<string, number>> {
    const store = world.context.store.db
    const { rows: tables } = await sql<{ name: string }>`select distinct table_name as name
      from information_schema.columns where column_name = 'organization_id'
      and table_schema = current_schema()`.execute(store)
    const found: Record<string, number> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`select count(*)::int4 as count
        from ${sql.table(name)} where organization_id = ${id}`.execute(store)
      if ((rows[0]?.count ?? 0) > 0) found[name] = rows[0]?.count ?? 0
    }
    return found
  }

  it('removes a deleted organization step by step with all its rows and no others', async () => {
    const store = world.context.store.db
    await remove('Harbour Authority')
    const deletedAt = now
    now = deletedAt + 30 * DAY_MS - 1
    expect(await dueOrganizations(store, now)).toEqual([])
    now += 1
    const others = await rowsOf('city')
    expect(Object.keys(await rowsOf('harbour')).length).toBeGreaterThan(8)
    expect(await dueOrganizations(store, now)).toEqual(['harbour'])
    const refused = await restore('harbourmaster')
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT'])
    expect(await deletedOf('harbourmaster')).toEqual([])

    // Each step stands alone: whoever comes next begins by asking what is due.
    let steps = 0
    for (let isMore = true; isMore; steps += 1) {
      const due = await dueOrganizations(store, now)
      expect(due).toEqual(['harbour'])
      isMore = await removeSome(store, 'harbour', now)
      if (steps > 100) throw new Error('It does not come to an end')
    }
    expect(steps).toBeGreaterThan(8)
    expect(await dueOrganizations(store, now)).toEqual([])
    // What happened is shown for as long as any event is.
    expect(Object.keys(await rowsOf('harbour'))).toEqual(['events'])
    expect(await rowsOf('city')).toEqual(others)
    const left = await store
      .selectFrom('nodes')
      .select('id')
      .where('id', '=', world.harbour.nodeId)
      .execute()
    expect(left).toEqual([])
    const last = await store
      .selectFrom('events')
      .select(['name', 'actor_kind', 'before'])
      .where('organization_id', '=', 'harbour')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(last).toMatchObject({
      name: 'organization.removed',
      actor_kind: 'system',
      before: { name: 'Harbour Authority' },
    })
  })

  it('members of a removed organization keep their accounts', async () => {
    const me = await world.call<{ permissions: object }>('harbourmaster', 'GET', 'users/me')
    expect([me.status, me.body.permissions]).toEqual([200, {}])
  })
})
