import type {
  ErrorBody,
  List,
  Node,
  Organization,
  OrganizationSecurityState,
  User,
} from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightsChanged } from '../../access/identity/loadCaller.ts'
import { giveFactor, takeFactor } from '../../access/identity/testsupport/factor.ts'
import { tokenFor } from '../../access/identity/testsupport/tokenFor.ts'
import { seedFormationRequest } from '../../testing/world/formationRequests.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** A call in a sign-in with a second factor, of somebody who has one meanwhile. */
async function withFactor<Body>(
  user: string,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) {
  await giveFactor(world.context, user)
  const token = await tokenFor(world.context, user, { claims: { amr: ['pwd', 'otp', 'mfa'] } })
  const answer = await world.inject({
    method,
    url: `/v2/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  })
  await takeFactor(world.context, user)
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const require = (isRequired: boolean) =>
  withFactor('owner', 'PUT', 'organizations/city/security', {
    requires_second_factor: isRequired,
  })

describe('an organization that requires a second factor', () => {
  beforeEach(() => require(true))

  it('shows nothing to a member without a second factor and says why', async () => {
    const named = await world.call<ErrorBody>('user', 'GET', 'nodes?organization_id=city')
    expect([named.status, named.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    const row = await world.call<ErrorBody>('user', 'GET', `nodes/${world.city.nodeId}`)
    expect([row.status, row.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    expect((await world.call<List<Node>>('user', 'GET', 'nodes')).body.data).toEqual([])
    const { body } = await world.call<User>('user', 'GET', 'users/me')
    expect(body.second_factor_required_by).toEqual([{ id: 'city', name: 'City of Clear Air' }])
    expect(Object.values(body.permissions).flat()).not.toContain('city')
    const list = await world.call<List<Organization>>('user', 'GET', 'organizations')
    expect(list.body.data).toEqual([])
  })

  it('opens to the same member with a second factor', async () => {
    const { status } = await withFactor('user', 'GET', `nodes/${world.city.nodeId}`)
    expect(status).toBe(200)
    const { body } = await withFactor<User>('user', 'GET', 'users/me')
    expect(body.second_factor_required_by).toBeUndefined()
  })

  it('reveals nothing to strangers', async () => {
    const answer = await world.call<ErrorBody>('harbourmaster', 'GET', `nodes/${world.city.nodeId}`)
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
    expect((await world.call('harbourmaster', 'GET', 'nodes?organization_id=harbour')).status).toBe(
      200,
    )
  })

  it('requires the second factor of staff who act in it', async () => {
    await withFactor('support', 'POST', 'users/access_context/support', {
      external_id: 'ext-city',
      role: 'manager',
    })
    rightsChanged(world.context, 'support')
    const without = await world.call<ErrorBody>('support', 'GET', `nodes/${world.city.nodeId}`)
    expect(without.body.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await withFactor('support', 'GET', `nodes/${world.city.nodeId}`)).status).toBe(200)
    await world.call('support', 'DELETE', 'users/access_context/support')
  })

  it('names the organization to staff, even in a request from another one', async () => {
    const id = await seedFormationRequest(world.context, 'harbourmaster', {
      requester_organization_id: 'harbour',
    })
    const path = `formation_requests/${id}`
    expect(await world.call('support', 'DELETE', path)).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_REQUIRED', parts: { organization: 'city' } },
    })
    const withIt = await withFactor<ErrorBody>('support', 'DELETE', path)
    expect(withIt.body.code).not.toBe('SECOND_FACTOR_REQUIRED')
  })

  it('an organization opens at once when it no longer requires a second factor', async () => {
    expect((await world.call('user', 'GET', `nodes/${world.city.nodeId}`)).status).toBe(403)
    await require(false)
    expect((await world.call('user', 'GET', `nodes/${world.city.nodeId}`)).status).toBe(200)
  })
})

describe('requiring a second factor', () => {
  beforeEach(() => require(false))
  const body = { requires_second_factor: true }
  const path = 'organizations/city/security'

  it('lets only owners with a second factor require it of others', async () => {
    const bare = await world.call<ErrorBody>('owner', 'PUT', path, body)
    expect([bare.status, bare.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    expect((await withFactor('owner', 'PUT', path, body)).status).toBe(200)
    const event = await world.context.store.db
      .selectFrom('events')
      .select(['organization_id', 'before', 'after'])
      .where('name', '=', 'organization.security')
      .orderBy('position', 'desc')
      .executeTakeFirst()
    expect(event).toEqual({
      organization_id: 'city',
      before: { requires_second_factor: false },
      after: { requires_second_factor: true },
    })
  })

  it.each([
    ['manager', 403],
    ['harbourmaster', 404],
  ])('refuses to let %s require a second factor', async (user, status) => {
    expect((await withFactor(user, 'PUT', path, body)).status).toBe(status)
  })
})

describe('what an owner sees of the requirement', () => {
  const path = 'organizations/city/security'
  const read = async (in_ = world) =>
    (await in_.call<OrganizationSecurityState>('owner', 'GET', path)).body

  it('lists members in use without app or passkey who would be locked out', async () => {
    await require(false)
    const { db } = world.context.store
    const before = await read()
    expect(before.requires_second_factor).toBe(false)
    const members = await world.call<Organization & { member_count: number }>(
      'owner',
      'GET',
      'organizations/city',
    )
    expect(before.members_without).toBe(members.body.member_count)
    const app = { user_id: 'user', secret: 'encrypted', created_at: 1 }
    await db
      .insertInto('totp_factors')
      .values({ ...app, confirmed_at: null })
      .execute()
    expect((await read()).members_without).toBe(before.members_without)
    await db.updateTable('totp_factors').set({ confirmed_at: 2 }).execute()
    await db
      .insertInto('passkeys')
      .values(
        ['1', '2'].map((id) => ({
          id,
          user_id: 'manager',
          name: 'Laptop',
          public_key: 'key',
          counter: 0,
          transports: '[]',
          created_at: 1,
          last_used_at: null,
        })),
      )
      .execute()
    await db.updateTable('users').set({ deactivated_at: 1 }).where('id', '=', 'partner').execute()
    expect((await read()).members_without).toBe(members.body.member_count - 3)
    await require(true)
    const required = await withFactor<OrganizationSecurityState>('owner', 'GET', path)
    expect(required.body.requires_second_factor).toBe(true)
  })

  it('shows the requirement to nobody but the owner', async () => {
    await require(false)
    expect((await world.call('manager', 'GET', path)).status).toBe(403)
    expect((await world.call('harbourmaster', 'GET', path)).status).toBe(404)
  })
})
