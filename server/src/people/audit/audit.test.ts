import { DAY_MS, HOUR_MS } from '@airshed/domain'
import type { AuditEntry, Dashboard, List } from '@airshed/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLER_CACHE_MS } from '../../access/identity/loadCaller.ts'
import { seedDashboard } from '../../testing/world/dashboards.ts'
import { seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { bearer, createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { tidyAccess } from './housekeeping.ts'
import { clearEvents } from '../../testing/clearEvents.ts'

const CONTEXT = 'users/access_context/support'

let world: World
let now = TEST_NOW_MS
beforeAll(async () => {
  // Each thing that is done happens a millisecond later than the one before.
  world = await createWorld({ clock: () => (now += 1) })
})
/** Everybody acts as themselves again, the log is empty, and rights that were read are forgotten. */
beforeEach(async () => {
  const { db } = world.context.store
  await db.deleteFrom('access_contexts').execute()
  await clearEvents(world.context)
  now += CALLER_CACHE_MS
})
afterAll(() => world.close())

const entries = async (user: UserId, query = '') =>
  (await world.call<List<AuditEntry>>(user, 'GET', `audit${query}`)).body.data
const actions = async (user: UserId, query = '') =>
  (await entries(user, query)).map(({ action }) => action)
const start = (body: object = { external_id: 'ext-harbour', role: 'owner' }) =>
  world.call('support', 'POST', CONTEXT, body)

describe('staff who act for an organization', () => {
  it('the owner reads which staff came, what they did and when they left', async () => {
    await start()
    const made = await world.call<Dashboard>('support', 'POST', 'dashboards', {
      name: 'A name that is nobody’s business',
      organization_id: 'harbour',
    })
    const id = made.body.id
    await world.call('support', 'PUT', `dashboards/${id}`, { name: 'Another name' })
    await world.call('support', 'DELETE', CONTEXT)
    const log = await entries('harbourmaster')
    expect(log.map(({ action, target }) => [action, target])).toEqual([
      ['access-context.end', 'harbour'],
      ['dashboard.changed', id],
      ['dashboard.created', id],
      ['access-context.start', 'harbour'],
    ])
    for (const entry of log) {
      expect(entry).toMatchObject({
        user_id: 'support',
        user_name: 'support Tester',
        organization_id: 'harbour',
        request_id: expect.stringMatching(/^[\w-]{8,}$/),
      })
    }
    expect(log.at(-1)).toMatchObject({
      detail: { role: 'owner' },
      target_name: 'Harbour Authority',
    })
    expect(log[1]?.detail).toMatchObject({ access_context: { role: 'owner' } })
    expect(JSON.stringify(log)).not.toMatch(/name that is|Another name|Bearer|@example/)
  })

  it('leaves out what changes nothing and what was refused', async () => {
    await start()
    await world.call('support', 'POST', 'search/nodes', {})
    await world.call('support', 'GET', 'dashboards')
    await world.call('support', 'POST', 'telemetry', {
      events: [{ kind: 'identify', userId: 'support', timeMs: 1 }],
    })
    await world.call('support', 'DELETE', 'dashboards/unknown')
    expect(await actions('harbourmaster')).toEqual(['access-context.start'])
  })

  it('records the visit in each organization of the user that staff act as', async () => {
    const user_id = await seedUser(world.context, {
      id: 'pilot',
      role: 'user',
      organization: 'harbour',
    })
    await world.context.store.db
      .insertInto('user_permissions')
      .values({ user_id, organization_id: 'city', permission: 'read_reports' })
      .execute()
    await start({ email: 'pilot@example.org' })
    for (const [owner, organization] of [
      ['owner', 'city'],
      ['harbourmaster', 'harbour'],
    ] as const) {
      expect(await entries(owner)).toMatchObject([
        { action: 'access-context.start', organization_id: organization, target: 'pilot' },
      ])
    }
    const dashboard = await seedDashboard(world.context, { organization: 'city' })
    await world.call('support', 'PUT', `dashboards/${dashboard}/star`, { is_starred: true })
    expect(await actions('owner')).toEqual(['dashboard.starred', 'access-context.start'])
    expect(await actions('harbourmaster')).toEqual(['access-context.start'])
  })

  it('a second visit ends the first one', async () => {
    await start()
    await start({ external_id: 'ext-city' })
    expect(await actions('harbourmaster')).toEqual(['access-context.end', 'access-context.start'])
    expect(await actions('owner')).toEqual(['access-context.start'])
  })

  it('an expired visit is recorded once, whoever notices it first', async () => {
    await start()
    now += 8 * HOUR_MS
    await Promise.all([
      tidyAccess(world.context),
      world.call('support', 'GET', 'users/me'),
      world.call('support', 'GET', 'nodes'),
    ])
    expect(await actions('harbourmaster')).toEqual([
      'access-context.expire',
      'access-context.start',
    ])
  })
})

describe('changing a dashboard', () => {
  it('records every change of a dashboard, whoever makes it, in the organization of the change', async () => {
    const personal = await seedDashboard(world.context, { organization: 'city', user: 'manager' })
    await world.context.store.db
      .insertInto('user_permissions')
      .values(
        (['manage_reports', 'read_reports'] as const).map((permission) => ({
          user_id: 'manager',
          organization_id: 'harbour',
          permission,
        })),
      )
      .execute()
    await world.call('manager', 'PUT', `dashboards/${personal}/share/ext-harbour`)
    await world.call('manager', 'PUT', `dashboards/${personal}`, { description: 'New' })
    await world.call('manager', 'POST', `dashboards/${personal}/versions/1/restore`, { version: 2 })
    await world.call('manager', 'DELETE', `dashboards/${personal}`)
    const log = await entries('owner', '?organization_id=city')
    expect(log.map(({ action, target, user_id: by }) => [action, target, by])).toEqual([
      ['dashboard.deleted', personal, 'manager'],
      ['dashboard.restored', personal, 'manager'],
      ['dashboard.changed', personal, 'manager'],
      ['dashboard.shared', personal, 'manager'],
    ])
    expect(await actions('harbourmaster')).toEqual(['dashboard.shared'])
  })

  it('a change to the same values leaves no entry', async () => {
    const shared = await seedDashboard(world.context, { organization: 'city' })
    await world.call('owner', 'PUT', `dashboards/${shared}`, { name: 'Particles' })
    await world.call('owner', 'PUT', `dashboards/${shared}/star`, { is_starred: true })
    expect(await entries('owner')).toEqual([])
  })

  it('a failed change leaves no entry', async () => {
    const foreign = await seedDashboard(world.context, { organization: 'harbour' })
    await world.call('owner', 'DELETE', `dashboards/${foreign}`)
    expect(await entries('harbourmaster')).toEqual([])
  })
})

describe('the audit log', () => {
  it('shows entries to managers of the organization, and to staff their own', async () => {
    await start()
    await world.call('support', 'DELETE', CONTEXT)
    expect(await actions('support')).toHaveLength(2)
    expect(await actions('support', '?organization_id=city')).toEqual([])
    expect(await actions('support', '?organization_id=harbour')).toHaveLength(2)
    for (const user of ['owner', 'manager', 'user', 'partner', 'guest'] as const) {
      expect([user, await entries(user)]).toEqual([user, []])
    }
  })

  it('shows what changed and from which address', async () => {
    const id = await seedDashboard(world.context, { organization: 'city' })
    const response = await world.inject({
      method: 'PUT',
      url: `/v2/dashboards/${id}`,
      headers: { ...(await bearer(world.context, 'owner')), 'user-agent': 'curl/8.5.0' },
      payload: { name: 'Rooftops' },
      remoteAddress: '203.0.113.7',
    })
    expect(response.statusCode).toBe(200)
    expect(await entries('owner')).toMatchObject([
      {
        action: 'dashboard.changed',
        actor_kind: 'user',
        entity: 'dashboards',
        target: id,
        target_name: 'Rooftops',
        before: { version: 1 },
        after: { version: 2 },
        from_address: '203.0.113.7',
        from_agent: 'curl/8.5.0',
      },
    ])
    expect(await actions('owner', '?search=203.0.113')).toEqual(['dashboard.changed'])
  })

  it('hides names of personal things and of what belongs to another organization now', async () => {
    const own = await seedDashboard(world.context, { organization: 'city', user: 'manager' })
    await world.call('manager', 'PUT', `dashboards/${own}`, { name: 'My own view' })
    const { nodeId: node } = world.city
    await world.call('owner', 'PUT', `nodes/${encodeURIComponent(node)}`, { name: 'Roof' })
    const names = async () =>
      (await entries('owner')).map(({ target, target_name }) => [target, target_name])
    expect(await names()).toEqual([
      [node, 'Roof'],
      [own, null],
    ])
    const { db } = world.context.store
    const owned = (organization_id: string) =>
      db.updateTable('nodes').set({ organization_id }).where('id', '=', node).execute()
    await owned('harbour')
    expect(await names()).toContainEqual([node, null])
    await owned('city')
  })

  it('names keys, and webhooks by their hosts', async () => {
    await world.call('owner', 'POST', 'ingest_keys', {
      organization_id: 'city',
      name: 'Roof loggers',
    })
    await world.call('owner', 'POST', 'webhooks', {
      organization_id: 'city',
      url: 'https://9.9.9.9:8443/hook/s3cret?key=k3y',
      auth: 'Bearer of-the-receiver',
      type: 'alert',
    })
    const names = (await entries('owner')).map(({ action, target_name }) => [action, target_name])
    expect(names).toEqual([
      ['webhook.created', '9.9.9.9:8443'],
      ['ingest_key.created', 'Roof loggers'],
    ])
  })

  it('filters by user, action, entity and time', async () => {
    const id = await seedDashboard(world.context, { organization: 'city' })
    await world.call('owner', 'PUT', `dashboards/${id}`, { name: 'Rooftops' })
    const between = now + 1
    await world.call('manager', 'PUT', `dashboards/${id}`, { description: 'New' })
    await start({ external_id: 'ext-city' })
    const by = async (query: string) =>
      (await entries('owner', `?${query}`)).map(({ user_id: who, action }) => [who, action])
    const owners = ['owner', 'dashboard.changed']
    const managers = ['manager', 'dashboard.changed']
    const supports = ['support', 'access-context.start']
    expect(await by('user_id=manager')).toEqual([managers])
    expect(await by('action=access-context.start')).toEqual([supports])
    expect(await by('entity=dashboards')).toEqual([managers, owners])
    expect(await by(`target=${id}`)).toEqual([managers, owners])
    expect(await by('actor_kind=token')).toEqual([])
    expect(await by(`from=${between}`)).toEqual([supports, managers])
    expect(await by(`to=${between}`)).toEqual([owners])
    expect(await by('user_id=owner&organization_id=harbour')).toEqual([])
  })

  it('pages through the audit log', async () => {
    for (let round = 0; round < 3; round += 1) await start()
    const { body } = await world.call<List<AuditEntry>>(
      'harbourmaster',
      'GET',
      'audit?size=2&page=3',
    )
    expect(body).toMatchObject({ total: 5, page: 3, data: [{ action: 'access-context.start' }] })
  })

  it('pages through the entries of staff with a cursor, each once in either direction', async () => {
    for (let round = 0; round < 3; round += 1) await start()
    const read = async (sort: string) => {
      const found: string[] = []
      for (let cursor = ''; ;) {
        const path = `audit?sort=${sort}&size=2${cursor}`
        const { body } = await world.call<List<AuditEntry>>('support', 'GET', path)
        found.push(...body.data.map(({ id }) => id))
        if (body.next === null) return found
        cursor = `&cursor=${body.next}`
      }
    }
    const newestFirst = await read('-time')
    expect(newestFirst).toHaveLength(5)
    expect(new Set(newestFirst).size).toBe(5)
    expect(await read('time')).toEqual(newestFirst.toReversed())
    expect(await actions('harbourmaster', '?search=expire')).toEqual([])
    expect(await actions('harbourmaster', '?search=context.START')).toHaveLength(3)
  })

  it('counts entries up to a bound and searches them slice by slice', async () => {
    const { db } = world.context.store
    await sql`insert into events (id, ts, name, actor_kind, actor_name, organization_id, row_id,
        detail, is_audited)
      select 'entry' || number, number, 'node.changed', 'system', '', 'city', 'row' || number, '{}',
        true
      from generate_series(1, 20001) as number`.execute(db)
    let slices = 0
    const stop = world.context.store.watchStatements((statement) => {
      if (statement.sql.includes('from_address') && statement.sql.includes(' like ')) slices += 1
    })
    const read = async (query: string) =>
      (await world.call<List<AuditEntry>>('owner', 'GET', `audit?organization_id=city${query}`))
        .body
    expect(await read('&size=1')).toMatchObject({ total: { atLeast: 10_000 } })
    expect(slices).toBe(0)
    const oldest = await read('&search=ROW1&to=2')
    expect(oldest.data).toMatchObject([{ target: 'row1' }])
    expect(slices).toBe(1)
    const found = await read('&search=entry-that-is-missing')
    expect(found).toEqual({ data: [], next: null, page: 1, size: 50 })
    expect(slices).toBe(1 + 2)
    stop()
  })

  it('keeps audit entries for 400 days', async () => {
    await start()
    now += 400 * DAY_MS - 10 * 60_000
    await tidyAccess(world.context)
    expect(await actions('harbourmaster')).toContain('access-context.start')
    now += 10 * 60_000
    await tidyAccess(world.context)
    expect(await actions('harbourmaster')).toEqual(['access-context.expire'])
  })
})
