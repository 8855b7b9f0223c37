import type { List, ListedUser } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setRole } from '../../access/identity/roles.ts'
import { seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { context } = world
  await seedUser(context, { id: 'ana', role: 'user', organization: 'city' })
  await seedUser(context, { id: 'stranger', role: 'user', organization: 'harbour' })
  // Somebody of both organizations: an owner here, a user there.
  await context.store.db.transaction().execute((tx) => setRole(tx, 'harbourmaster', 'city', 'user'))
  await context.store.db
    .updateTable('users')
    .set({ last_login_at: NOW - 1000, created_at: NOW - 5000 })
    .where('id', '=', 'ana')
    .execute()
  await context.store.db
    .updateTable('users')
    .set({ deactivated_at: NOW, last_login_at: NOW - 2000 })
    .where('id', '=', 'partner')
    .execute()
})
afterAll(() => world.close())

const list = async (query = '', who: UserId = 'user') =>
  (await world.call<List<ListedUser>>(who, 'GET', `users?${query}`)).body
const idsOf = async (query: string, who?: UserId) =>
  (await list(query, who)).data.map(({ id }) => id)

describe('the list of users', () => {
  it('lists members with their role and the time last seen', async () => {
    const { data, total } = await list('search=ana')
    // "manager" has the three letters too.
    expect(total).toBe(2)
    expect(data[0]).toEqual({
      id: 'ana',
      external_id: 'ext-ana',
      email: 'ana@example.org',
      name: 'ana Tester',
      initials: 'AT',
      picture: null,
      created_at: NOW - 5000,
      last_login: NOW - 1000,
      active: true,
      roles: [
        {
          organization_id: 'city',
          organization_name: 'City of Clear Air',
          role: 'user',
          may_become: [],
          actions: [],
        },
      ],
      actions: [],
    })
  })

  it('names no organization that the reader may not read', async () => {
    const [seen] = (await list('search=harbourmaster')).data
    expect(seen?.roles.map((role) => role.organization_id)).toEqual(['city'])
    const [own] = (await list('search=harbourmaster', 'harbourmaster')).data
    expect(own?.roles.map(({ organization_id: id, role }) => [id, role])).toEqual([
      ['city', 'user'],
      ['harbour', 'owner'],
    ])
  })

  const ALL = ['admin', 'ana', 'harbourmaster', 'manager', 'owner', 'partner', 'support', 'user']
  it.each<[string, string[]]>([
    ['', ALL],
    ['organization_id=city', ALL],
    ['organization_id=harbour', []],
    ['sort=-name', ALL.toReversed()],
    ['sort=email&size=2', ['admin', 'ana']],
    ['sort=created&size=1', ['ana']],
    ['sort=-last_login&size=2', ['ana', 'partner']],
    [
      'sort=role',
      ['support', 'admin', 'owner', 'manager', 'ana', 'harbourmaster', 'user', 'partner'],
    ],
    ['role=owner', ['owner']],
    ['role=user', ['ana', 'harbourmaster', 'user']],
    ['role=support&role=admin', ['admin', 'support']],
    ['active=false', ['partner']],
    ['active=true&role=partner', []],
    ['search=OWNER@EXAMPLE', ['owner']],
  ])('finds by "%s" the users %j', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected)
  })

  it('sorts and filters by the roles in the named organization', async () => {
    expect(await idsOf('role=owner&organization_id=city', 'harbourmaster')).toEqual(['owner'])
    expect(await idsOf('role=owner', 'harbourmaster')).toEqual(['harbourmaster', 'owner'])
    expect(await idsOf('organization_id=harbour&sort=role', 'harbourmaster')).toEqual([
      'harbourmaster',
      'stranger',
    ])
  })

  it('pages with a cursor in the order of roles', async () => {
    const { next } = await list('sort=role&size=5')
    expect(await idsOf(`sort=role&size=5&cursor=${next}`)).toEqual([
      'harbourmaster',
      'user',
      'partner',
    ])
  })

  it.each(['partner', 'guest'] as const)('the list of users is empty for a %s', async (who) => {
    await world.context.store.db
      .updateTable('users')
      .set({ deactivated_at: null })
      .where('id', '=', 'partner')
      .execute()
    expect(await idsOf('', who)).toEqual([])
  })
})

describe('the actions of a reader', () => {
  const roleOf = async (who: UserId, id: string) => {
    const { body } = await world.call<ListedUser>(who, 'GET', `users/${id}`)
    const role = body.roles.find((one) => one.organization_id === 'city')
    return {
      becomes: role?.may_become,
      removes: role?.actions.includes('remove'),
      account: body.actions,
    }
  }

  it.each<[UserId, string, string[], boolean, string[]]>([
    ['admin', 'manager', ['user'], true, ['deactivate']],
    ['admin', 'owner', ['user', 'manager'], true, ['deactivate']],
    ['admin', 'admin', [], false, []],
    ['owner', 'ana', ['manager'], true, ['deactivate']],
    ['owner', 'manager', ['user'], true, ['deactivate']],
    ['owner', 'owner', [], false, []],
    ['owner', 'support', [], false, []],
    ['manager', 'ana', [], true, ['deactivate']],
    ['manager', 'owner', [], false, []],
    // The harbour is none of their business.
    ['manager', 'harbourmaster', [], true, []],
    ['support', 'owner', [], true, []],
    ['user', 'ana', [], false, []],
  ])('shows %s what they may do with %s', async (who, id, becomes, removes, account) => {
    expect(await roleOf(who, id)).toEqual({ becomes, removes, account })
  })
})
