import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody, Invitation, ListedUser, User } from '@airshed/schemas'
import { seedOrganization, seedUser } from '../../../testing/seed.ts'
import { Memory } from '../../../base/memory.ts'
import { createTestServer, type TestServer } from '../../../testing/testServer.ts'
import { callerOfToken } from '../callerOfToken.ts'
import { roleOf } from '../roles.ts'
import { startSecondProvider, type SecondProvider } from '../testsupport/startSecondProvider.ts'
import { startTinyIssuer } from '../testsupport/tinyIssuer.ts'

const ROLES = {
  staff: { city: 'user', port: 'user' },
  leads: { city: 'manager' },
  heads: { city: 'owner' },
  operators: { port: 'support', gone: 'admin' },
}

const serverTrusting = async (issuer: string) => {
  const server = await createTestServer({
    clock: Date.now,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'airshed-console',
      OIDC_ROLES_CLAIM: 'realm_access.roles',
      OIDC_ROLES: JSON.stringify(ROLES),
    },
  })
  for (const id of ['city', 'port', 'free']) await seedOrganization(server.context, id)
  return server
}

describe('roles from groups of an identity provider, in a process of its own', () => {
  let provider: SecondProvider
  let server: TestServer
  let people = 0
  let subject = ''
  /** Ages of tokens, in seconds: each is newer than the one before. */
  let ageS = 600

  beforeAll(async () => {
    provider = await startSecondProvider()
    server = await serverTrusting(provider.issuer)
  })
  afterAll(async () => {
    await server.close()
    await provider.stop()
  })
  beforeEach(() => {
    subject = `far_${(people += 1)}`
    ageS = 600
  })

  const mint = (groups: readonly string[] | undefined, agedS = (ageS -= 10)) =>
    provider.call({
      mint: {
        subject,
        options: {
          claims: {
            email: `${subject}@example.org`,
            email_verified: true,
            ...(groups === undefined ? {} : { realm_access: { roles: groups } }),
          },
          issuedAgoS: agedS,
        },
      },
    })
  const call = (token: string) => callerOfToken(server.context, token)
  const signIn = async (...groups: string[]) => (await call(await mint(groups))).user
  const held = async (userId: string) =>
    Object.fromEntries(
      await Promise.all(
        ['city', 'port', 'free'].map(async (id) => [
          id,
          await roleOf(server.context.store.db, userId, id),
        ]),
      ),
    )
  const eventsOf = (userId: string) =>
    server.context.store.db
      .selectFrom('events')
      .select(['name', 'organization_id', 'actor_name', 'before', 'after'])
      .where('row_id', '=', userId)
      .orderBy('position')
      .execute()
  const request = async <Body>(
    token: string,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const response = await server.inject({
      method,
      url: `/v2/${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    })
    return {
      status: response.statusCode,
      body: (response.body === '' ? {} : response.json()) as Body,
    }
  }

  it('gives roles by groups at the first sign-in, to concurrent calls alike', async () => {
    const token = await mint(['staff', 'leads'])
    const callers = await Promise.all([call(token), call(token), call(token)])
    for (const caller of callers) {
      expect(caller.can('manage_users', 'city')).toBe(true)
      expect(caller.can('read_devices', 'port')).toBe(true)
      expect(caller.user.roles_elsewhere?.toSorted()).toEqual(['city', 'port'])
    }
    const id = callers[0]?.user.id ?? ''
    expect(await held(id)).toEqual({ city: 'manager', port: 'user', free: null })
    expect(await eventsOf(id)).toMatchObject([
      { name: 'user.role-given', organization_id: 'city', actor_name: 'Identity provider' },
      { name: 'user.role-given', organization_id: 'port', after: { role: 'user' } },
    ])
  })

  it('roles change and end with the groups and leave other organizations alone', async () => {
    const { id } = await signIn('staff')
    await server.context.store.db
      .insertInto('user_permissions')
      .values({ user_id: id, organization_id: 'free', permission: 'read_organizations' })
      .execute()
    await signIn('leads')
    expect(await held(id)).toEqual({ city: 'manager', port: null, free: 'partner' })
    await call(await mint(undefined))
    expect(await held(id)).toEqual({ city: null, port: null, free: 'partner' })
    expect((await eventsOf(id)).map(({ name }) => name)).toEqual([
      'user.role-given',
      'user.role-given',
      'user.role-changed',
      'user.role-taken',
      'user.role-taken',
    ])
  })

  it('an older token does not restore roles, in any process', async () => {
    const old = await mint(['leads'])
    const { id } = await signIn('staff')
    expect((await call(old)).can('manage_users', 'city')).toBe(false)
    await callerOfToken({ ...server.context, memory: new Memory() }, old)
    expect(await held(id)).toMatchObject({ city: 'user' })
  })

  it('gives roles of staff and ignores groups that name no organization', async () => {
    const { id } = await signIn('operators', 'staff')
    expect(await held(id)).toEqual({ city: 'support', port: 'support', free: null })
    const before = await eventsOf(id)
    await signIn('operators', 'staff')
    expect(await eventsOf(id)).toEqual(before)
  })

  it('groups make no second owner', async () => {
    const first = await signIn('heads')
    subject = `far_${(people += 1)}`
    const second = await signIn('heads')
    expect(await held(first.id)).toMatchObject({ city: 'owner' })
    expect(await held(second.id)).toMatchObject({ city: 'manager' })
  })

  it('refuses to give roles by hand, and a leftover role can be removed', async () => {
    const boss = await mint(['leads', 'staff'])
    await call(boss)
    const ben = await seedUser(server.context, { id: 'ben', role: 'user', organization: 'city' })
    const wish = { organization_id: 'city', role: 'user' }
    const given = await request<ErrorBody>(boss, 'POST', `users/${ben}/roles`, wish)
    expect([given.status, given.body.code]).toEqual([409, 'ROLES_ELSEWHERE'])
    const invited = await request<ErrorBody & Invitation>(boss, 'POST', 'invitations', {
      ...wish,
      email: 'new@example.org',
    })
    expect([invited.status, invited.body.code]).toEqual([409, 'ROLES_ELSEWHERE'])
    const { body: shown } = await request<ListedUser>(boss, 'GET', `users/${ben}`)
    expect(shown.roles).toMatchObject([{ role: 'user', may_become: [], actions: ['remove'] }])
    const taken = await request(
      boss,
      'DELETE',
      `users/${ben}/permissions/user?organization_id=city`,
    )
    expect(taken.status).toBe(204)
    const me = await request<User>(boss, 'GET', 'users/me')
    expect(me.body.roles_elsewhere?.toSorted()).toEqual(['city', 'port'])
  })
})

describe('an issuer with short tokens and groups', () => {
  it('asks the issuer of short tokens for groups, and keeps roles while it does not answer', async () => {
    const profile = { sub: 'auth0|7', realm_access: { roles: ['leads'] } }
    const tiny = await startTinyIssuer(profile)
    const server = await serverTrusting(tiny.issuer)
    const caller = await callerOfToken(server.context, await tiny.token('auth0|7'))
    expect(caller.can('manage_users', 'city')).toBe(true)
    const next = await tiny.token('auth0|7', 60)
    tiny.failProfiles()
    expect((await callerOfToken(server.context, next)).can('manage_users', 'city')).toBe(true)
    await server.close()
    await tiny.close()
  })
})
