import type {
  AuditEntry,
  ErrorBody,
  FormationRequest,
  List,
  Organization,
  Partnership,
  Role,
  User,
} from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setRole } from '../../access/identity/roles.ts'
import { seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { seedFormationRequest } from '../../testing/world/formationRequests.ts'
import { setDeleted } from '../../testing/world/heldBack.ts'
import { seedStranger } from '../../testing/world/partnerships.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { OPEN_REQUESTS_MAX } from './fileRequest.ts'
import { NOTIFIED_MAX } from './notifyStaff.ts'

let world: World
let asker: UserId
let askers = 0
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.context.store.db.deleteFrom('formation_requests').execute()
  await world.context.store.db.deleteFrom('outbox').execute()
  asker = (await seedUser(world.context, { id: `asker-${(askers += 1)}` })) as UserId
})

const ask = (body: object, who: UserId = asker) =>
  world.call<FormationRequest & ErrorBody>(who, 'POST', 'formation_requests', body)
const list = async (who: UserId, query = '') =>
  (await world.call<List<FormationRequest>>(who, 'GET', `formation_requests?${query}`)).body.data
const accept = (id: string, who: UserId = 'support') =>
  world.call<FormationRequest & ErrorBody>(who, 'PUT', `formation_requests/${id}/accept`)
const reject = (id: string, reason = 'There is one already') =>
  world.call<FormationRequest & ErrorBody>('support', 'PUT', `formation_requests/${id}/reject`, {
    reason,
  })
const db = () => world.context.store.db
/** A user of the city whom no other test needs. */
const newMember = async (role: Role) => {
  const id = `member-${(askers += 1)}`
  return (await seedUser(world.context, { id, role, organization: 'city' })) as UserId
}
const giveRole = (id: UserId, role: Role | null, organization = 'city') =>
  db()
    .transaction()
    .execute((tx) => setRole(tx, id, organization, role))
const mails = () =>
  world.context.store.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body_text'])
    .where('template', '=', 'formation-answer')
    .execute()

describe('a request for an organization', () => {
  it('shows a request to its requester and to staff only', async () => {
    const { status, body } = await ask({ name: '  Lab  of Air', note: ' For the school ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Lab of Air',
      note: 'For the school',
      is_for_partner: false,
      requester_name: `${asker} Tester`,
      requester_email: `${asker}@example.org`,
      requester_organization_id: null,
      requester_organization_name: null,
      created_at: NOW,
      acceptance_state: 'filed',
      answered_at: null,
      reason: null,
      organization_id: null,
      actions: ['delete'],
    })
    expect(await list(asker)).toEqual([body])
    expect(await list('support')).toMatchObject([{ id: body.id, actions: ['accept', 'reject'] }])
    for (const who of ['owner', 'admin', 'guest'] as const) expect(await list(who)).toEqual([])
  })

  it('accepting a request makes its requester the owner and notifies them', async () => {
    const { body } = await ask({ name: 'Lab of Dust' })
    expect((await accept(body.id, 'owner')).status).toBe(403)
    const { body: accepted } = await accept(body.id)
    expect(accepted).toMatchObject({ acceptance_state: 'accepted', answered_at: NOW, actions: [] })
    const { body: organizations } = await world.call<List<Organization>>(
      asker,
      'GET',
      'organizations',
    )
    expect(organizations.data).toMatchObject([
      { id: accepted.organization_id, name: 'Lab of Dust' },
    ])
    const { body: user } = await world.call<User>(asker, 'GET', 'users/me')
    expect(user.permissions.manage_organizations).toEqual([accepted.organization_id])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.recipient).toContain(`${asker}@example.org`)
    expect(mail?.subject).toBe('Lab of Dust was created')
    expect(mail?.body_text).toContain(`/${accepted.organization_id}/home`)
  })

  it('rejecting a request mails the reason in the language of its requester', async () => {
    await world.context.store.db
      .updateTable('users')
      .set({ locale: 'es_ES' })
      .where('id', '=', asker)
      .execute()
    const { body } = await ask({ name: 'Lab of Noise' })
    expect((await reject(body.id, ' ')).status).toBe(400)
    expect((await reject(body.id)).status).toBe(200)
    expect(await list(asker)).toMatchObject([
      { acceptance_state: 'rejected', reason: 'There is one already', actions: [] },
    ])
    const [mail] = await mails()
    expect(mail?.subject).toBe('Se ha rechazado su solicitud de Lab of Noise')
    expect(mail?.body_text).toContain('There is one already')
  })

  it('refuses to answer or withdraw a request that was answered', async () => {
    const { body } = await ask({ name: 'Lab of Light' })
    await reject(body.id)
    for (const again of [await accept(body.id), await reject(body.id)]) {
      expect([again.status, again.body.code]).toEqual([409, 'FORMATION_REQUEST_ANSWERED'])
    }
    const withdrawn = await world.call<ErrorBody>(asker, 'DELETE', `formation_requests/${body.id}`)
    expect(withdrawn.body.code).toBe('FORMATION_REQUEST_ANSWERED')
    expect((await accept('unknown')).status).toBe(404)
  })

  it('lets only its requester withdraw a request', async () => {
    const { body } = await ask({ name: 'Lab of Wind' })
    const path = `formation_requests/${body.id}`
    expect((await world.call('support', 'DELETE', path)).status).toBe(403)
    expect((await world.call('owner', 'DELETE', path)).status).toBe(404)
    expect((await world.call(asker, 'DELETE', path)).status).toBe(204)
    expect(await list('support')).toEqual([])
  })

  it('refuses a fourth open request of the same user', async () => {
    for (let nth = 0; nth < OPEN_REQUESTS_MAX; nth += 1) {
      expect((await ask({ name: `Lab ${nth}` })).status).toBe(201)
    }
    const { status, body } = await ask({ name: 'One more' })
    expect([status, body.code]).toEqual([409, 'FORMATION_REQUEST_LIMIT'])
  })

  it('refuses a request from staff who act for somebody else', async () => {
    await world.call('support', 'POST', 'users/access_context/support', {
      external_id: 'ext-city',
      role: 'owner',
    })
    expect((await ask({ name: 'Acting' }, 'support')).status).toBe(409)
    await world.call('support', 'DELETE', 'users/access_context/support')
  })

  it('filters requests by state and searches them', async () => {
    const { body } = await ask({ name: 'Lab of Search' })
    await ask({ name: 'Other' })
    await reject(body.id)
    expect(await list('support', 'acceptance_state=filed')).toMatchObject([{ name: 'Other' }])
    expect(await list('support', 'search=of%20SEARCH')).toMatchObject([{ name: 'Lab of Search' }])
    expect(await list('support', `search=${asker}%40`)).toHaveLength(2)
  })
})

describe('a request for the organization of a partner', () => {
  it('accepting makes the new organization a partner of the requester’s one', async () => {
    const wish = { name: 'Museum', is_for_partner: true, requester_organization_id: 'city' }
    const { body } = await ask(wish, 'owner')
    expect(body.requester_organization_name).toBe('City of Clear Air')
    await accept(body.id)
    const { body: found } = await world.call<List<Partnership>>(
      'manager',
      'GET',
      'partnerships?organization_id=city',
    )
    expect(found.data.map(({ org2_name: name }) => name)).toEqual(['Museum'])
  })

  it('records a new partnership in both audit logs', async () => {
    const wish = { name: 'Observatory', is_for_partner: true, requester_organization_id: 'city' }
    const { body } = await ask(wish, 'owner')
    const { body: accepted } = await accept(body.id)
    const { id } = await db()
      .selectFrom('partnerships')
      .select('id')
      .where('partner_id', '=', accepted.organization_id)
      .executeTakeFirstOrThrow()
    const events = await db()
      .selectFrom('events')
      .select(['name', 'entity', 'organization_id', 'actor_id', 'is_audited'])
      .where('row_id', '=', id)
      .orderBy('position')
      .execute()
    const made = { name: 'partnership.created', entity: 'partnerships', actor_id: 'support' }
    expect(events).toEqual([
      { ...made, organization_id: 'city', is_audited: true },
      { ...made, organization_id: accepted.organization_id, is_audited: true },
    ])
    const { body: log } = await world.call<List<AuditEntry>>(
      'owner',
      'GET',
      `audit?organization_id=${accepted.organization_id}`,
    )
    expect(log.data.map(({ action }) => action).toSorted()).toEqual([
      'organization.created',
      'partnership.created',
    ])
  })

  it.each([
    ['is a manager there by now', (id: UserId) => giveRole(id, 'manager')],
    ['has left', (id: UserId) => giveRole(id, null)],
    [
      'belonged to an organization that is gone',
      (id: UserId) =>
        db()
          .updateTable('formation_requests')
          .set({ requester_organization_id: null })
          .where('requester_id', '=', id)
          .execute(),
    ],
  ])('accepts no request whose requester %s, and can reject it', async (_, change) => {
    const founder = await newMember('owner')
    const wish = {
      name: `Annexe of ${founder}`,
      is_for_partner: true,
      requester_organization_id: 'city',
    }
    const { body } = await ask(wish, founder)
    await change(founder)
    const refused = await accept(body.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'FORMATION_REQUEST_NOT_MANAGED'])
    const made = await db()
      .selectFrom('organizations')
      .select('id')
      .where('name', '=', wish.name)
      .execute()
    expect(made).toEqual([])
    expect(await mails()).toEqual([])
    expect((await reject(body.id)).status).toBe(200)
  })

  it('gives a deactivated requester no organization and no mail', async () => {
    const { body } = await ask({ name: 'Lab of Air' })
    await db().updateTable('users').set({ deactivated_at: NOW }).where('id', '=', asker).execute()
    const [shown] = await list('support')
    expect(shown?.actions).toEqual(['reject'])
    const refused = await accept(body.id)
    expect([refused.status, refused.body.code]).toEqual([
      409,
      'FORMATION_REQUEST_REQUESTER_DEACTIVATED',
    ])
    expect((await reject(body.id)).status).toBe(200)
    expect(await mails()).toEqual([])
  })

  it('creates no second organization of one name for the same requester', async () => {
    const { body } = await ask({ name: 'Lab of Air' })
    const first = await ask({ name: 'lab of air' })
    expect((await accept(first.body.id)).status).toBe(200)
    const refused = await accept(body.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'FORMATION_REQUEST_NAME_TAKEN'])
    expect((await reject(body.id)).status).toBe(200)
  })

  it('requires no rights of those who ask for themselves alone', async () => {
    const founder = await newMember('user')
    const wish = { name: `Annexe of ${founder}`, requester_organization_id: 'city' }
    const { body } = await ask(wish, founder)
    await giveRole(founder, null)
    expect((await accept(body.id)).status).toBe(200)
  })

  it.each([
    ['owner', {}, 400],
    ['manager', { requester_organization_id: 'city' }, 403],
    ['owner', { requester_organization_id: 'harbour' }, 404],
  ] as const)('answers a partner request of %s with %j: %i', async (who, more, status) => {
    expect((await ask({ name: 'Gallery', is_for_partner: true, ...more }, who)).status).toBe(status)
  })
})

describe('a partner request for an organization that was deleted', () => {
  let id: string
  let stranger: string
  beforeEach(async () => {
    stranger = await seedStranger(world.context)
    await giveRole(asker, 'owner', stranger)
    const wish = { is_for_partner: true, requester_organization_id: stranger }
    id = await seedFormationRequest(world.context, asker, wish)
    await setDeleted(world.context, stranger, NOW)
  })

  it('creates nothing and keeps the request until the organization is restored', async () => {
    expect(await list('support')).toMatchObject([{ id, actions: ['reject'] }])
    const refused = await accept(id)
    expect([refused.status, refused.body.code]).toEqual([403, 'ORGANIZATION_DELETED'])
    const own = await world.call<List<Organization>>(asker, 'GET', 'organizations')
    expect(own.body.data).toEqual([])
    expect(await mails()).toEqual([])
    await setDeleted(world.context, stranger, null)
    expect(await list('support')).toMatchObject([{ id, actions: ['accept', 'reject'] }])
    expect((await accept(id)).body.acceptance_state).toBe('accepted')
  })

  it('a request for a deleted organization can be rejected', async () => {
    expect((await reject(id)).body.acceptance_state).toBe('rejected')
  })
})

describe('mails to staff about requests', () => {
  const notified = () =>
    world.context.store.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'body_text'])
      .where('template', '=', 'formation-request')
      .orderBy('recipient')
      .execute()
  const member = (id: string, changes: object = { deactivated_at: null }) =>
    seedUser(world.context, { id, role: 'support', organization: 'city' }).then(() =>
      world.context.store.db.updateTable('users').set(changes).where('id', '=', id).execute(),
    )
  afterEach(() =>
    world.context.store.db
      .deleteFrom('user_permissions')
      .where('user_id', 'like', 'staff%')
      .execute(),
  )

  it('mails each of the staff in their language with a link to the request', async () => {
    await member('staff-es', { locale: 'es_ES' })
    await ask({ name: 'Lab of Fog', note: 'For the school' })
    const mails = await notified()
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'New organization requested: Lab of Fog',
      'Se solicita Lab of Fog',
    ])
    for (const { body_text: body } of mails) {
      expect(body).toContain('/all/organization-requests')
      expect(body).toContain('For the school')
      expect(body).toContain(`${asker}@example.org`)
    }
  })

  it('mails no staff with a deactivated or demo account', async () => {
    await member('staff-gone', { deactivated_at: 1 })
    await member('staff-demo', { is_demo: true })
    await ask({ name: 'Lab of Mist' })
    const recipients = (await notified()).map(({ recipient }) => recipient)
    expect(recipients).toEqual([expect.stringContaining('support@example.org')])
  })

  it('sends no mail for a withdrawn and repeated request, and one for each other request', async () => {
    const first = await ask({ name: 'Lab of Rain' })
    await world.call(asker, 'DELETE', `formation_requests/${first.body.id}`)
    await ask({ name: 'Lab of Rain' })
    expect(await notified()).toHaveLength(1)
    await ask({ name: 'Lab of Snow' })
    expect((await notified()).map(({ subject }) => subject)).toContain(
      'New organization requested: Lab of Snow',
    )
    expect(await notified()).toHaveLength(2)
  })

  it('mails fifty of the staff at most', async () => {
    for (let at = 0; at < NOTIFIED_MAX; at += 1) await member(`staff-${at}`)
    await ask({ name: 'Lab of Wind' })
    expect(await notified()).toHaveLength(NOTIFIED_MAX)
  })

  it('a refused request sends no mail', async () => {
    expect((await ask({ name: ' ' })).status).toBe(400)
    expect(await notified()).toEqual([])
  })
})
