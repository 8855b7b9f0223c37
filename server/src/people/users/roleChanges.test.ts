import { deriveRole } from '@airshed/domain'
import type { ErrorBody, GivenRole, ListedUser, User } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roleOf } from '../../access/identity/roles.ts'
import { seedUser } from '../../testing/seed.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'

let world: World
let people = 0
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Somebody new in the city. */
const newcomer = (role: 'user' | 'manager' | 'partner' = 'user') =>
  seedUser(world.context, { id: `p${(people += 1)}`, role, organization: 'city' })
const give = (who: UserId, id: string, role: GivenRole, organization = 'city') =>
  world.call<ListedUser & ErrorBody>(who, 'POST', `users/${id}/roles`, {
    organization_id: organization,
    role,
  })
const take = (who: UserId, id: string, role: string, organization = 'city') =>
  world.call<ErrorBody>(
    who,
    'DELETE',
    `users/${id}/permissions/${role}?organization_id=${organization}`,
  )
const held = (id: string, organization = 'city') => roleOf(world.context.store.db, id, organization)
const events = (id: string) =>
  world.context.store.db
    .selectFrom('events')
    .select(['name', 'organization_id', 'actor_id', 'before', 'after'])
    .where('row_id', '=', id)
    .orderBy('position')
    .execute()

describe('the role of a user', () => {
  it('lets the owner replace a role and records it in the audit log', async () => {
    const id = await newcomer()
    const { status, body } = await give('owner', id, 'manager')
    expect([status, body.roles[0]?.role]).toEqual([200, 'manager'])
    expect(await held(id)).toBe('manager')
    await give('owner', id, 'user')
    expect(await held(id)).toBe('user')
    const event = { name: 'user.role-changed', organization_id: 'city', actor_id: 'owner' }
    expect(await events(id)).toEqual([
      { ...event, before: { role: 'user' }, after: { role: 'manager' } },
      { ...event, before: { role: 'manager' }, after: { role: 'user' } },
    ])
  })

  it('counts for the next call of the user', async () => {
    const id = await newcomer()
    const asked = () => world.call<User>(id as UserId, 'GET', 'users/me')
    expect(deriveRole((await asked()).body.permissions, 'city')).toBe('user')
    await give('owner', id, 'manager')
    expect(deriveRole((await asked()).body.permissions, 'city')).toBe('manager')
    await take('owner', id, 'manager')
    expect((await asked()).body.permissions).toEqual({})
  })

  it('removes a role by its name, and the account stays without an organization', async () => {
    const id = await newcomer('partner')
    expect((await take('manager', id, 'partner')).status).toBe(204)
    expect(await held(id)).toBeNull()
    expect(await events(id)).toMatchObject([
      { name: 'user.role-taken', organization_id: 'city', before: { role: 'partner' } },
    ])
    expect((await world.call('owner', 'GET', `users/${id}`)).status).toBe(404)
  })

  it('lets support remove a role, and not give one', async () => {
    const id = await newcomer()
    expect((await take('support', id, 'user')).status).toBe(204)
    const given = await give('support', await newcomer(), 'manager')
    expect(given.status).toBe(403)
  })
})

describe('a refused change of a role', () => {
  let id: string
  beforeEach(async () => {
    id = await newcomer()
  })

  it.each<[string, UserId, GivenRole, number, string, string]>([
    ['what they have', 'owner', 'user', 409, 'USER_ROLE_HELD', 'The user already has the role.'],
    [
      'a second owner',
      'admin',
      'owner',
      409,
      'ORGANIZATION_HAS_OWNER',
      'Organization already has an owner.',
    ],
    [
      'a manager by a manager',
      'manager',
      'manager',
      403,
      'MANAGERS_BY_OWNER',
      'Only owner of organization can invite managers.',
    ],
    ['an owner by an owner', 'owner', 'owner', 403, 'USER_ROLE_REFUSED', ''],
    ['anything by a user', 'user', 'manager', 403, 'FORBIDDEN', ''],
  ])('refuses to give a role: %s', async (_what, who, role, status, code, sentence) => {
    const answer = await give(who, id, role)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    if (sentence !== '') expect(answer.body.errors.detail).toBe(sentence)
    expect(await held(id)).toBe('user')
    expect(await events(id)).toEqual([])
  })

  it.each<[string, UserId, string, string, number, string]>([
    ['their own', 'owner', 'owner', 'owner', 409, 'USER_SELF'],
    ['that of an owner by a manager', 'manager', 'owner', 'owner', 403, 'USER_ROLE_REFUSED'],
    ['that of staff', 'owner', 'partner', 'support', 409, 'USER_ROLE_GONE'],
    ['another one than they have', 'owner', 'manager', 'user', 409, 'USER_ROLE_GONE'],
    ['that of a stranger', 'owner', 'owner', 'harbourmaster', 404, 'NOT_FOUND'],
  ])('refuses to remove a role: %s', async (_what, who, role, of, status, code) => {
    const before = await held(of)
    const answer = await take(who, of, role)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await held(of)).toBe(before)
  })

  it('refuses changes in another organization', async () => {
    expect((await give('owner', id, 'user', 'harbour')).status).toBe(404)
    expect((await give('harbourmaster', id, 'user', 'harbour')).status).toBe(404)
    expect((await take('owner', 'harbourmaster', 'owner', 'harbour')).status).toBe(404)
    expect(await held(id, 'harbour')).toBeNull()
  })
})

it('one of two users made the owner at the same moment becomes it', async () => {
  await world.context.store.db
    .deleteFrom('user_permissions')
    .where('user_id', '=', 'owner')
    .execute()
  for (let round = 0; round < 5; round += 1) {
    const rivals = await Promise.all([newcomer(), newcomer('manager'), newcomer()])
    const answers = await Promise.all(rivals.map((id) => give('admin', id, 'owner')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const owners = await Promise.all(rivals.map((id) => held(id)))
    expect(owners.filter((role) => role === 'owner')).toHaveLength(1)
    const owner = rivals[owners.indexOf('owner')] ?? ''
    expect((await take('admin', owner, 'owner')).status).toBe(204)
  }
})

describe('the keys that end with a role', () => {
  const read = (who: UserId, id: string) => world.call<ListedUser>(who, 'GET', `users/${id}`)

  it('counts working keys for those who may remove the role', async () => {
    const id = await newcomer('manager')
    const made = await world.call<{ id: string }>(id as UserId, 'POST', 'ingest_keys', {
      organization_id: 'city',
      name: `Gateway of ${id}`,
    })
    expect(made.status).toBe(201)
    await world.call(id as UserId, 'PUT', `nodes/${world.city.nodeId}/key`)
    expect((await read('owner', id)).body.roles[0]?.keys).toEqual({ ingest_keys: 1, devices: 1 })
    // Who cannot change the role is not notified.
    expect((await read('user', id)).body.roles[0]?.keys).toBeUndefined()
    await give('owner', id, 'user')
    expect((await read('owner', id)).body.roles[0]?.keys).toBeUndefined()
    await give('owner', id, 'manager')
    expect((await read('owner', id)).body.roles[0]?.keys).toEqual({ ingest_keys: 1, devices: 1 })
  })

  it('omits the count where no keys were made', async () => {
    expect((await read('owner', await newcomer())).body.roles[0]?.keys).toBeUndefined()
  })
})
