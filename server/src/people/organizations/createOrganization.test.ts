import { randomUUID } from 'node:crypto'
import { DAY_MS, ROLE_PERMISSIONS } from '@airshed/domain'
import type {
  ErrorBody,
  Organization,
  OrganizationCreated,
  OrganizationDetails,
  Page,
  UploadedPicture,
  User,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../front/app.ts'
import { seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { removeUnusedPictures } from '../../dashboards/pictures/calls/pictureRows.ts'
import { twoHalves } from '../../testing/world/pictures.ts'
import { bearer, createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { ORGANIZATIONS_MAX, ORGANIZATIONS_PER_DAY } from './createOrganization.ts'

let world: World
let now = TEST_NOW_MS
beforeAll(async () => {
  world = await createWorld({ clock: () => now })
})
afterAll(() => world.close())

/** Who creates; a user of this file where it is none of the world. */
const create = <Body = OrganizationCreated>(who: string, body: object, in_: World = world) =>
  in_.call<Body>(who as UserId, 'POST', 'organizations', body)
const namesOf = async (who: string) =>
  (await world.call<Page<Organization>>(who as UserId, 'GET', 'organizations')).body.data.map(
    ({ name }) => name,
  )
/** An owner of an organization whom no other test counts. */
const newOwner = (id: string) =>
  seedUser(world.context, { id, role: 'owner', organization: 'city' })

describe('creating an organization', () => {
  it('makes the caller its owner, from the very next call on', async () => {
    const { status, body, headers } = await create('owner', { name: '  Lab of Air  ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^org_[\w-]{12}$/),
      slug: body.id,
      external_id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Lab of Air',
      logo: null,
      is_simulated: false,
      is_locked: false,
      ingest_key: null,
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(await namesOf('owner')).toEqual(['City of Clear Air', 'Lab of Air'])
    const { permissions } = (await world.call<User>('owner', 'GET', 'users/me')).body
    const held = Object.entries(permissions).filter(([, ids]) => ids?.includes(body.id))
    expect(held.map(([name]) => name).toSorted()).toEqual(ROLE_PERMISSIONS.owner.toSorted())
    const path = `invitations?organization_id=${body.id}`
    expect((await world.call('owner', 'GET', path)).status).toBe(200)
  })

  it('shows the new organization to nobody else', async () => {
    const { body } = await create('owner', { name: 'Quiet Lab' })
    expect(await namesOf('manager')).toEqual(['City of Clear Air'])
    const path = `audit?organization_id=${body.id}`
    const audit = await world.call<Page<object>>('harbourmaster', 'GET', path)
    expect(audit.body.data).toEqual([])
    expect(await namesOf('harbourmaster')).toEqual(['Harbour Authority'])
  })

  it('gives out an ingest key once, by which its devices send', async () => {
    const { body } = await create('owner', { name: 'Key Lab', ingest_key: true })
    expect(body.ingest_key).toMatch(/^ak_[\w-]{32}$/)
    const sent = await world.inject({
      method: 'POST',
      url: '/ingest/json',
      headers: { 'x-airshed-key': body.ingest_key ?? '' },
      payload: { serial: '1C00KEYS', readings: [] },
    })
    expect(sent.json<ErrorBody>().code).not.toBe('INGEST_KEY_UNKNOWN')
    const list = await world.call<Page<Organization>>('owner', 'GET', 'organizations')
    expect(JSON.stringify(list.body)).not.toContain(body.ingest_key)
  })

  it('the audit log of the new organization omits its ingest key', async () => {
    const { body } = await create('owner', { name: 'Audited Lab', ingest_key: true })
    const path = `audit?organization_id=${body.id}`
    const audit = await world.call<Page<object>>('owner', 'GET', path)
    expect(audit.body.data).toEqual([
      expect.objectContaining({
        action: 'organization.created',
        target: body.id,
        user_id: 'owner',
      }),
    ])
    const event = await world.context.store.db
      .selectFrom('events')
      .selectAll()
      .where('row_id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(event.after).toEqual({ name: 'Audited Lab', has_ingest_key: true })
    expect(JSON.stringify(event)).not.toContain(body.ingest_key)
  })

  it('another process that knew the caller shows the new organization at once', async () => {
    const { config, store, bus, clock } = world.context
    const { app } = await buildApp({ config, store, bus, clock })
    await app.ready()
    const there = async () => {
      const headers = await bearer(world.context, 'twoProcesses')
      const answer = await app.inject({ url: '/v2/organizations', headers })
      return answer.json<Page<Organization>>().data.map(({ name }) => name)
    }
    await newOwner('twoProcesses')
    expect(await there()).toEqual(['City of Clear Air'])
    await create('twoProcesses', { name: 'Far Lab' })
    await expect.poll(there).toEqual(['City of Clear Air', 'Far Lab'])
    await app.close()
  })
})

describe('the logo of a new organization', () => {
  const upload = async (who: string) =>
    (await world.call<UploadedPicture>(who as UserId, 'POST', 'pictures', twoHalves())).body.id

  it('keeps the picture that its creator uploaded', async () => {
    await newOwner('painter')
    const logo = await upload('painter')
    const { status, body } = await create('painter', { name: 'Picture Lab', logo })
    expect([status, body.logo]).toEqual([201, logo])
    const read = await world.call<OrganizationDetails>(
      'painter' as UserId,
      'GET',
      `organizations/${body.id}`,
    )
    expect(read.body.logo).toBe(logo)
    await removeUnusedPictures(world.context.store.db, now + DAY_MS)
    expect((await world.inject({ url: `/v2/pictures/${logo}` })).statusCode).toBe(200)
  })

  it('accepts a new organization without a logo', async () => {
    await newOwner('writer')
    expect((await create('writer', { name: 'Plain Lab', logo: null })).body.logo).toBeNull()
  })

  it('refuses a picture of somebody else and creates nothing', async () => {
    await newOwner('borrower')
    for (const logo of [await upload('user'), randomUUID()]) {
      const { status, body } = await create<ErrorBody>('borrower', { name: 'Loan Lab', logo })
      expect([status, body.issues?.[0]?.path]).toEqual([400, '/logo'])
    }
    expect(await namesOf('borrower')).toEqual(['City of Clear Air'])
  })
})

describe('the name of a new organization', () => {
  it('refuses a name that one of the caller’s organizations has, in any case of letters', async () => {
    const { status, body } = await create<ErrorBody>('harbourmaster', {
      name: 'HARBOUR authority ',
    })
    expect([status, body.code, body.issues]).toEqual([
      400,
      'VALIDATION_FAILED',
      [
        {
          path: '/name',
          expected: 'a name that none of your organizations has',
          got: '"HARBOUR authority"',
        },
      ],
    ])
  })

  it('accepts a name of a foreign organization without revealing it', async () => {
    expect((await create('harbourmaster', { name: 'City of Clear Air' })).status).toBe(201)
  })

  it('a name sent twice at once makes one organization', async () => {
    await newOwner('twice')
    const answers = await Promise.all([1, 2, 3].map(() => create('twice', { name: 'Once' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    expect(await namesOf('twice')).toEqual(['City of Clear Air', 'Once'])
  })

  it('keeps a name as one visible line', async () => {
    await newOwner('typist')
    const { body } = await create('typist', { name: 'Air\u202E\t\nLab <b>' })
    expect(body.name).toBe('Air Lab <b>')
  })

  it.each(['', '   ', '\u202E', 'x'.repeat(101), 7, null])('refuses %j as a name', async (name) => {
    const { status, body } = await create<ErrorBody>('owner', { name })
    expect([status, body.issues?.[0]?.path]).toEqual([400, '/name'])
  })
})

describe('the number of organizations', () => {
  it('limits the organizations that one user creates in 24 hours', async () => {
    await newOwner('busy')
    for (let at = 0; at < ORGANIZATIONS_PER_DAY; at += 1) {
      expect((await create('busy', { name: `Lab ${at}` })).status).toBe(201)
      now += 60_000
    }
    const refused = await create<ErrorBody>('busy', { name: 'One more' })
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(refused.headers['retry-after']).toBe(String((DAY_MS - 5 * 60_000) / 1000))
    now += DAY_MS - 5 * 60_000
    expect((await create('busy', { name: 'One more' })).status).toBe(201)
  })

  it('limits the organizations that one user creates at all', async () => {
    await newOwner('founder')
    await world.context.store.db
      .insertInto('organizations')
      .values(
        Array.from({ length: ORGANIZATIONS_MAX }, (_, at) => ({
          id: `founded-${at}`,
          external_id: `ext-founded-${at}`,
          name: `Founded ${at}`,
          created_by: 'founder',
          created_at: now - 2 * DAY_MS - at,
        })),
      )
      .execute()
    const { status, body } = await create<ErrorBody>('founder', { name: 'One more' })
    expect([status, body.code]).toEqual([409, 'ORGANIZATION_LIMIT'])
  })
})

describe('an organization that cannot be created', () => {
  it.each(['manager', 'user', 'partner', 'support', 'guest'] as const)(
    'refuses to create an organization for a %s',
    async (who) => {
      const { status, body } = await create<ErrorBody>(who, { name: 'Mine' })
      expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
      expect(body.errors.detail).toContain('create_organization')
    },
  )

  it('refuses support that acts as an owner', async () => {
    const path = 'users/access_context/support'
    await world.call('support', 'POST', path, { external_id: 'ext-harbour', role: 'owner' })
    const { status, body } = await create<ErrorBody>('support', { name: 'Mine' })
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
    await world.call('support', 'DELETE', path)
  })
})

describe('a server that allows a first organization', () => {
  it('a user without any organization creates one, and as its owner further ones', async () => {
    const open = await createWorld({ env: { AIRSHED_FIRST_ORGANIZATION: '1' } })
    const { body: config } = await open.call<{ has_first_organization: boolean }>(
      null,
      'GET',
      'config',
    )
    expect(config.has_first_organization).toBe(true)
    expect((await create('guest', { name: 'First' }, open)).status).toBe(201)
    expect((await create('guest', { name: 'Second' }, open)).status).toBe(201)
    expect((await create('user', { name: 'Mine' }, open)).status).toBe(403)
    await open.close()
  })
})
