import { DAY_MS } from '@airshed/domain'
import type {
  ApiTokenCreated,
  ApiTokenDetails,
  ApiTokenList,
  AuditEntry,
  ErrorBody,
  List,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetCaller } from '../../access/identity/loadCaller.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const wanted = (organization = 'city') => ({
  organization_id: organization,
  name: 'Build server',
  capabilities: ['publish_plugins'],
  expires_at: NOW + 30 * DAY_MS,
})

const reading = () => ({
  organization_id: 'city',
  name: 'Weather archive',
  permissions: ['read_devices', 'manage_devices'],
  expires_at: null,
})

describe('an API token', () => {
  it('shows a new token once and stores only its hash', async () => {
    const { status, body, headers } = await world.call<ApiTokenCreated>(
      'owner',
      'POST',
      'tokens',
      wanted(),
    )
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      _id: expect.any(String),
      organization_id: 'city',
      name: 'Build server',
      ownerName: 'owner Tester',
      user_id: 'owner',
      external_id: expect.stringMatching(/^tok_…[\da-f]{4}$/),
      capabilities: ['publish_plugins'],
      permissions: [],
      device_scope: null,
      requests_number: 0,
      last_used_at: null,
      created_at: NOW,
      expires_at: NOW + 30 * DAY_MS,
      token: expect.stringMatching(/^airshed_[A-Za-z0-9]{49}$/),
    })
    const { token, ...rest } = body
    const list = await world.call<ApiTokenList>('owner', 'GET', 'tokens?organization_id=city')
    expect(list.body.data).toEqual([rest])
    const kept = await world.context.store.db.selectFrom('api_tokens').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token.slice('airshed_'.length))
  })

  it('makes a different token each time', async () => {
    const make = async () =>
      (await world.call<ApiTokenCreated>('owner', 'POST', 'tokens', wanted())).body.token
    expect(await make()).not.toBe(await make())
  })

  it('a deleted token is in no list and cannot be deleted again', async () => {
    const made = await world.call<ApiTokenCreated>('admin', 'POST', 'tokens', wanted())
    const { _id: id } = made.body
    const path = `tokens/${id}`
    expect((await world.call('owner', 'DELETE', path)).status).toBe(204)
    const again = await world.call<ErrorBody>('owner', 'DELETE', path)
    expect([again.status, again.body.errors.detail]).toEqual([
      404,
      `API token ${id} does not exist`,
    ])
    const list = await world.call<ApiTokenList>('admin', 'GET', 'tokens')
    expect(list.body.data.map(({ _id }) => _id)).not.toContain(id)
  })

  it('searches tokens by name and owner and sorts them by these, use and end', async () => {
    const ids: string[] = []
    for (const [who, lastUsed, requests, name, expiresAt] of [
      ['owner', 30, 5, 'Laptop', NOW + 2],
      ['admin', null, 0, 'Archive', null],
      ['owner', 20, 9, 'Nightly', NOW + 1],
    ] as const) {
      const body = { ...wanted(), name, expires_at: expiresAt }
      const made = await world.call<ApiTokenCreated>(who, 'POST', 'tokens', body)
      const { _id: id } = made.body
      ids.push(id)
      await world.context.store.db
        .updateTable('api_tokens')
        .set({ last_used_at: lastUsed, requests_number: requests, created_at: NOW + ids.length })
        .where('id', '=', id)
        .execute()
    }
    const list = async (query: string) => {
      const path = `tokens?organization_id=city&${query}`
      const { body } = await world.call<ApiTokenList>('owner', 'GET', path)
      return body.data.map(({ _id: id }) => ids.indexOf(id)).filter((at) => at >= 0)
    }
    expect(await list('')).toEqual([2, 1, 0])
    expect(await list('sort=last_used')).toEqual([2, 0, 1])
    expect(await list('sort=-requests')).toEqual([2, 0, 1])
    expect(await list('search=ADMIN%20test')).toEqual([1])
    expect(await list('search=nightl')).toEqual([2])
    expect(await list('sort=name')).toEqual([1, 0, 2])
    expect(await list('sort=expires')).toEqual([2, 0, 1])
    expect(await list('size=1&page=2')).toEqual([1])
  })

  it.each([
    ['nothing that it may do', { ...wanted(), capabilities: [] }, '/permissions'],
    [
      'a permission of those who run the server',
      { ...wanted(), permissions: ['admin_devices'] },
      '/permissions/0',
    ],
    [
      'a device of another organization',
      { ...reading(), device_scope: ['1C00AAAA:0', '1C00BBBB:0'] },
      '/device_scope/1',
    ],
    [
      'a device that there is not',
      { ...reading(), device_scope: ['1C00NONE:0'] },
      '/device_scope/0',
    ],
    ['no device at all', { ...reading(), device_scope: [] }, '/device_scope'],
    [
      'devices to publish plugins for',
      { ...wanted(), device_scope: ['1C00AAAA:0'] },
      '/capabilities',
    ],
    ['one that there is not', { ...wanted(), capabilities: ['admin'] }, '/capabilities/0'],
    ['no name', { ...wanted(), name: undefined }, '/name'],
    ['a name of blanks', { ...wanted(), name: '  ' }, '/name'],
    ['an end that nobody chose', { ...wanted(), expires_at: undefined }, '/expires_at'],
    ['an end that is now', { ...wanted(), expires_at: NOW }, '/expires_at'],
    ['a secret of the caller’s choice', { ...wanted(), token: 'airshed_mine' }, '/token'],
  ])('refuses to make a token with %s', async (_what, body, path) => {
    const answer = await world.call<ErrorBody>('owner', 'POST', 'tokens', body)
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path])
  })

  it('a token has its permissions and devices at once', async () => {
    const body = { ...reading(), device_scope: ['1C00AAAA:0'] }
    const made = await world.call<ApiTokenCreated>('owner', 'POST', 'tokens', body)
    expect(made.body).toMatchObject({
      capabilities: [],
      permissions: ['read_devices', 'manage_devices'],
      device_scope: ['1C00AAAA:0'],
    })
    const found = await world.callByToken<{ total: number }>(made.body.token, 'GET', 'nodes')
    expect([found.status, found.body.total]).toEqual([200, 1])
  })

  it('shows a token its own external id and devices, and never the secret', async () => {
    const body = { ...reading(), device_scope: ['1C00AAAA:0'] }
    const made = await world.call<ApiTokenCreated>('owner', 'POST', 'tokens', body)
    const { _id: id, token, external_id } = made.body
    const alone = await world.call<ApiTokenDetails>('owner', 'GET', `tokens/${id}`)
    expect(alone.body).toMatchObject({
      external_id,
      external_id_revealed: expect.stringMatching(/^tok_[\da-f]{24}$/),
      devices: [{ node_id: '1C00AAAA:0', name: 'Mast in the city' }],
    })
    expect(alone.body.external_id_revealed.slice(-4)).toBe(external_id.slice(-4))
    const list = await world.call<ApiTokenList>('owner', 'GET', 'tokens')
    expect(JSON.stringify(list.body)).not.toContain(alone.body.external_id_revealed)
    expect(JSON.stringify([list.body, alone.body])).not.toContain(token.slice(8))
    expect((await world.call('harbourmaster', 'GET', `tokens/${id}`)).status).toBe(404)
  })

  it('refuses permissions and devices that the maker does not hold', async () => {
    const { db } = world.context.store
    const held = (['manage_tokens', 'read_devices'] as const).map((permission) => ({
      user_id: 'guest',
      organization_id: 'city',
      permission,
    }))
    await db.insertInto('user_permissions').values(held).execute()
    forgetCaller(world.context, 'guest')
    const ask = async (changes: object) =>
      (await world.call('guest', 'POST', 'tokens', { ...reading(), ...changes })).status
    expect(await ask({ permissions: ['read_devices'] })).toBe(201)
    expect(await ask({ permissions: ['read_devices', 'manage_devices'] })).toBe(403)
    expect(await ask({ capabilities: ['publish_plugins'] })).toBe(403)
    await db.deleteFrom('user_permissions').where('user_id', '=', 'guest').execute()
    forgetCaller(world.context, 'guest')
  })

  it('refuses a token for all organizations at once', async () => {
    expect((await world.call('owner', 'POST', 'tokens', wanted('all'))).status).toBe(400)
  })

  it('refuses to make a token while the caller acts as somebody else', async () => {
    const acting = { external_id: 'ext-city', role: 'owner' }
    await world.call('support', 'POST', 'users/access_context/support', acting)
    const answer = await world.call<ErrorBody>('support', 'POST', 'tokens', wanted())
    expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT'])
    await world.call('support', 'DELETE', 'users/access_context/support')
  })
})

it('making and deleting a token leave audit entries without its secret', async () => {
  const body = wanted('harbour')
  const made = await world.call<ApiTokenCreated>('harbourmaster', 'POST', 'tokens', body)
  const { _id: id, token } = made.body
  await world.call('harbourmaster', 'DELETE', `tokens/${id}`)
  const log = await world.call<List<AuditEntry>>('harbourmaster', 'GET', 'audit')
  expect(log.body.data.map(({ action, target }) => [action, target]).toSorted()).toEqual([
    ['token.created', id],
    ['token.deleted', id],
  ])
  expect(JSON.stringify(log.body)).not.toContain(token.slice('airshed_'.length))
})
