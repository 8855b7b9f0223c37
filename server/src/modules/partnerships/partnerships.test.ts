import type {
  ErrorBody,
  List,
  Node,
  NodeChangePreview,
  NodeChangeResult,
  NodeChangeRun,
  Partnership,
  PartnershipFiled,
  PartnershipInvitation,
  SharedDevices,
} from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedNode, seedOrganization, seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { setDeactivated, setDeleted } from '../testsupport/heldBack.ts'
import { seedAlert } from '../testsupport/alerts.ts'
import { leaseTo } from '../testsupport/rights.ts'
import {
  seedPartnership,
  seedPartnershipInvitation,
  seedStranger,
} from '../testsupport/partnerships.ts'
import { createWorld, type UserId, type World } from '../testsupport/world.ts'
import { PARTNERSHIP_INVITATIONS_PER_DAY } from './filePartnership.ts'

const time = { now: NOW }
let world: World
let asker: UserId
let askers = 0
beforeAll(async () => {
  world = await createWorld({ clock: () => time.now, runsJobs: true })
})
afterAll(() => world.close())
beforeEach(async () => {
  const { db } = world.context.store
  for (const table of ['partnerships', 'partnership_invitations', 'node_shares', 'outbox'] as const)
    await db.deleteFrom(table).execute()
  time.now = NOW
  const id = `owner-${(askers += 1)}`
  asker = (await seedUser(world.context, { id, role: 'owner', organization: 'city' })) as UserId
})

/** An owner of the city asks: another one in each test, as callers are limited. */
const ask = (body: object) =>
  world.call<PartnershipFiled & ErrorBody>(asker, 'POST', 'partnerships', {
    organization_id: 'city',
    ...body,
  })
const partnerships = async (who: UserId) =>
  (await world.call<List<Partnership>>(who, 'GET', 'partnerships')).body.data
const invitations = async (who: UserId, query = '') =>
  (await world.call<List<PartnershipInvitation>>(who, 'GET', `partnership_invitations?${query}`))
    .body.data
const share = (who: UserId) =>
  world.call<Node & ErrorBody>(who, 'PUT', `nodes/${world.city.nodeId}/shares/harbour`)
const mails = () =>
  world.context.store.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'organization_id', 'body_text'])
    .where('template', '=', 'partnership-invitation')
    .execute()

/** The city asks the harbour, which accepts. Answers the id of the partnership. */
async function becomePartners(): Promise<string> {
  const { body } = await ask({ external_id: 'harbour' })
  const path = `partnership_invitations/${body.invitation?.id}/accept`
  return (await world.call<Partnership>('harbourmaster', 'PUT', path)).body.id
}

describe('a partnership', () => {
  it.each([
    ['the organization id', { external_id: 'harbour' }],
    ['the external customer id', { external_id: 'ext-harbour' }],
    ['the e-mail address of a manager', { email: 'HarbourMaster@example.org' }],
  ])('is asked for by %s, and begins when the other side accepts', async (_, address) => {
    const { status, body } = await ask(address)
    expect([status, body.partnership]).toEqual([201, null])
    expect(body.invitation).toMatchObject({
      direction: 'sent',
      partner_name: null,
      acceptance_state: 'filed',
      actions: ['delete'],
    })
    expect(await partnerships('owner')).toEqual([])
    const [received] = await invitations('harbourmaster')
    expect(received).toMatchObject({
      direction: 'received',
      inviting_organization_name: 'City of Clear Air',
      actions: ['accept', 'reject'],
    })
    const accepted = await world.call<Partnership>(
      'harbourmaster',
      'PUT',
      `partnership_invitations/${received?.id}/accept`,
    )
    expect(accepted.body).toMatchObject({
      org1_name: 'Harbour Authority',
      org2_name: 'City of Clear Air',
    })
    expect(await partnerships('owner')).toEqual([
      {
        id: accepted.body.id,
        organization_id: 'city',
        partner_id: 'harbour',
        org1_name: 'City of Clear Air',
        org2_name: 'Harbour Authority',
        created_at: NOW,
        given_count: 0,
        received_count: 0,
        actions: ['delete'],
      },
    ])
    expect(await invitations('owner')).toMatchObject([
      { acceptance_state: 'accepted', partner_name: 'Harbour Authority', actions: [] },
    ])
  })

  it('begins at once where the other side has asked for it', async () => {
    await ask({ external_id: 'harbour' })
    const back = await world.call<PartnershipFiled>('harbourmaster', 'POST', 'partnerships', {
      organization_id: 'harbour',
      external_id: 'city',
    })
    expect(back.body.invitation).toBeNull()
    expect(back.body.partnership).toMatchObject({ org2_name: 'City of Clear Air' })
    expect(await invitations('owner')).toMatchObject([{ acceptance_state: 'accepted' }])
  })

  it('begins at once where the caller speaks for both sides', async () => {
    await seedOrganization(world.context, 'school', 'Linden School')
    await world.context.store.db
      .insertInto('user_permissions')
      .values({ user_id: asker, organization_id: 'school', permission: 'manage_organizations' })
      .execute()
    expect((await ask({ external_id: 'school' })).body.partnership).toMatchObject({
      org2_name: 'Linden School',
    })
  })

  it.each([
    ['an unknown id', { external_id: 'nowhere' }, 404, 'PARTNER_UNKNOWN'],
    ['an unknown e-mail address', { email: 'nobody@example.org' }, 404, 'PARTNER_UNKNOWN'],
    ['somebody who manages nothing', { email: 'guest@example.org' }, 404, 'PARTNER_UNKNOWN'],
    ['itself', { external_id: 'ext-city' }, 409, 'PARTNER_IS_ITSELF'],
    ['its own manager', { email: 'manager@example.org' }, 409, 'PARTNER_IS_ITSELF'],
    ['nobody', {}, 400, 'VALIDATION_FAILED'],
    ['two addresses', { external_id: 'harbour', email: 'a@example.org' }, 400, 'VALIDATION_FAILED'],
  ])('is not asked of %s', async (_, address, status, code) => {
    const answer = await ask(address)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await mails()).toEqual([])
  })

  it('is not asked of a manager of several organizations, until only one is left', async () => {
    await seedOrganization(world.context, 'north', 'North')
    await seedOrganization(world.context, 'south', 'South')
    await seedUser(world.context, { id: 'traveller', role: 'owner', organization: 'north' })
    await world.context.store.db
      .insertInto('user_permissions')
      .values({ user_id: 'traveller', organization_id: 'south', permission: 'manage_users' })
      .execute()
    const email = { email: 'traveller@example.org' }
    expect((await ask(email)).body.code).toBe('PARTNER_NOT_UNIQUE')
    await seedPartnership(world.context, 'north', 'city')
    expect((await ask(email)).status).toBe(201)
    await seedPartnership(world.context, 'city', 'south')
    expect((await ask(email)).body.code).toBe('PARTNERSHIP_EXISTS')
  })

  it('is not asked of a deleted organization, by whatever address', async () => {
    await seedOrganization(world.context, 'mill', 'Mill')
    await seedUser(world.context, { id: 'miller', role: 'owner', organization: 'mill' })
    await setDeleted(world.context, 'mill', NOW)
    for (const address of [
      { external_id: 'mill' },
      { external_id: 'ext-mill' },
      { email: 'miller@example.org' },
    ]) {
      const { status, body } = await ask(address)
      expect([status, body.code]).toEqual([404, 'PARTNER_UNKNOWN'])
    }
    expect(await mails()).toEqual([])
  })

  it('is asked of a manager whose other organization was deleted', async () => {
    await seedOrganization(world.context, 'east', 'East')
    await seedOrganization(world.context, 'west', 'West')
    await seedUser(world.context, { id: 'settler', role: 'owner', organization: 'east' })
    await world.context.store.db
      .insertInto('user_permissions')
      .values({ user_id: 'settler', organization_id: 'west', permission: 'manage_users' })
      .execute()
    await setDeleted(world.context, 'west', NOW)
    expect((await ask({ email: 'settler@example.org' })).status).toBe(201)
    expect((await mails()).map((mail) => mail.organization_id)).toEqual(['east'])
  })

  it('is asked for once, and not of a partner', async () => {
    await ask({ external_id: 'harbour' })
    const again = await ask({ external_id: 'harbour' })
    expect(again.body.code).toBe('PARTNERSHIP_INVITATION_EXISTS')
    const [received] = await invitations('harbourmaster')
    await world.call('harbourmaster', 'PUT', `partnership_invitations/${received?.id}/accept`)
    expect((await ask({ external_id: 'harbour' })).body.code).toBe('PARTNERSHIP_EXISTS')
  })

  it('is asked for by at most 20 invitations a day, withdrawn ones included', async () => {
    for (let nth = 0; nth < PARTNERSHIP_INVITATIONS_PER_DAY; nth += 1) {
      await seedPartnershipInvitation(world.context, 'city', 'harbour', { withdrawn_at: NOW })
    }
    expect((await ask({ external_id: 'harbour' })).status).toBe(429)
    time.now += 86_400_000
    expect((await ask({ external_id: 'harbour' })).status).toBe(201)
  })
})

describe('an invitation to a partnership', () => {
  it('is told by mail to those who manage the organization that is invited', async () => {
    await world.context.store.db
      .updateTable('users')
      .set({ locale: 'es_ES' })
      .where('id', '=', 'harbourmaster')
      .execute()
    await ask({ external_id: 'harbour' })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.recipient).toContain('harbourmaster@example.org')
    expect(mail?.subject).toBe('City of Clear Air invita a Harbour Authority a una colaboración')
    expect(mail?.organization_id).toBe('harbour')
    expect(mail?.body_text).toContain('/harbour/partnerships/invitations')
  })

  it('is told to nobody who is deactivated', async () => {
    await seedOrganization(world.context, 'quarry', 'Quarry')
    for (const id of ['digger', 'retired']) {
      await seedUser(world.context, { id, role: 'owner', organization: 'quarry' })
    }
    await setDeactivated(world.context, 'retired', NOW)
    await ask({ external_id: 'quarry' })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['digger@example.org'])
  })

  it('of an organization that is deleted is held back with it', async () => {
    const stranger = await seedStranger(world.context)
    const id = await seedPartnershipInvitation(world.context, stranger, 'city')
    const accept = () =>
      world.call<ErrorBody>('owner', 'PUT', `partnership_invitations/${id}/accept`)
    await setDeleted(world.context, stranger, NOW)
    expect(await invitations('owner')).toEqual([])
    const { status, body } = await accept()
    expect([status, body.errors.detail]).toEqual([
      404,
      `Partnership invitation ${id} does not exist`,
    ])
    await setDeleted(world.context, stranger, null)
    expect(await invitations('owner')).toMatchObject([{ id, actions: ['accept', 'reject'] }])
    expect((await accept()).status).toBe(200)
  })

  it('to an organization that is deleted meanwhile can be taken back', async () => {
    const stranger = await seedStranger(world.context)
    const id = await seedPartnershipInvitation(world.context, 'city', stranger)
    await setDeleted(world.context, stranger, NOW)
    expect(await invitations('owner')).toMatchObject([{ id, actions: ['delete'] }])
    expect((await world.call('owner', 'DELETE', `partnership_invitations/${id}`)).status).toBe(204)
  })

  it.each(['manager', 'user', 'partner'] as const)('is seen by no %s', async (who) => {
    await ask({ external_id: 'harbour' })
    expect(await invitations(who)).toEqual([])
  })

  it('is declined, after which another one may follow', async () => {
    const { body } = await ask({ external_id: 'harbour' })
    const path = `partnership_invitations/${body.invitation?.id}`
    expect((await world.call('owner', 'PUT', `${path}/reject`)).status).toBe(404)
    expect((await world.call('harbourmaster', 'PUT', `${path}/reject`)).status).toBe(204)
    expect((await world.call('harbourmaster', 'PUT', `${path}/accept`)).status).toBe(409)
    expect(await invitations('owner')).toMatchObject([{ acceptance_state: 'rejected' }])
    expect((await ask({ external_id: 'harbour' })).status).toBe(201)
  })

  it('that was withdrawn is gone for both sides', async () => {
    const { body } = await ask({ external_id: 'harbour' })
    const path = `partnership_invitations/${body.invitation?.id}`
    expect((await world.call('harbourmaster', 'DELETE', path)).status).toBe(404)
    expect((await world.call('owner', 'DELETE', path)).status).toBe(204)
    expect([await invitations('owner'), await invitations('harbourmaster')]).toEqual([[], []])
    expect((await world.call('harbourmaster', 'PUT', `${path}/accept`)).status).toBe(404)
  })

  it('that nobody answered for 30 days can only be withdrawn', async () => {
    const { body } = await ask({ external_id: 'harbour' })
    const path = `partnership_invitations/${body.invitation?.id}`
    time.now += 30 * 86_400_000
    const late = await world.call<ErrorBody>('harbourmaster', 'PUT', `${path}/accept`)
    expect(late.body.code).toBe('PARTNERSHIP_INVITATION_CLOSED')
    expect(await invitations('owner')).toMatchObject([{ is_expired: true, actions: ['delete'] }])
    expect(await invitations('harbourmaster')).toMatchObject([{ actions: [] }])
  })

  it('is filtered by direction and answer', async () => {
    await ask({ external_id: 'harbour' })
    expect(await invitations('owner', 'direction=received')).toEqual([])
    expect(await invitations('owner', 'direction=sent&acceptance_state=filed')).toHaveLength(1)
    expect(await invitations('owner', 'acceptance_state=rejected')).toEqual([])
    expect(await invitations('harbourmaster', 'direction=received')).toHaveLength(1)
  })
})

describe('devices between partners', () => {
  it('are shared by managers of their owner, and by nobody without a partnership', async () => {
    const alone = await share('manager')
    expect([alone.status, alone.body.code]).toEqual([404, 'PARTNERSHIP_NOT_FOUND'])
    await becomePartners()
    const shared = await share('manager')
    expect([shared.status, shared.body.shared_to]).toEqual([200, ['harbour']])
    expect((await world.call('harbourmaster', 'GET', `nodes/${world.city.nodeId}`)).status).toBe(
      200,
    )
  })

  it('are shared many at once, as far as their owners are partners', async () => {
    const order = {
      change: 'share',
      devices: { ids: [world.city.nodeId] },
      to_organization_id: 'harbour',
    }
    const refused = await world.call<ErrorBody>('manager', 'POST', 'nodes/changes', order)
    expect(refused.body.code).toBe('PARTNERSHIP_NOT_FOUND')
    await becomePartners()
    const preview = await world.call<NodeChangePreview>(
      'manager',
      'POST',
      'nodes/changes/preview',
      order,
    )
    expect(preview.body).toMatchObject({ changed: 1, refused: 0 })
    const { body: run } = await world.call<NodeChangeRun>('manager', 'POST', 'nodes/changes', order)
    const state = async () =>
      (await world.call<NodeChangeRun>('manager', 'GET', `nodes/changes/${run.id}`)).body
    await expect.poll(async () => (await state()).state, { timeout: 15_000 }).toBe('done')
    expect(await state()).toMatchObject({ changed: 1 })
  })

  it('of an owner without the partnership are refused one by one in an order', async () => {
    await becomePartners()
    await seedOrganization(world.context, 'depot')
    await seedUser(world.context, { id: 'fleet' })
    await world.context.store.db
      .insertInto('user_permissions')
      .values(
        (['read_devices', 'manage_devices'] as const).flatMap((permission) =>
          ['city', 'depot'].map((organization) => ({
            user_id: 'fleet',
            organization_id: organization,
            permission,
          })),
        ),
      )
      .execute()
    const { nodeId } = await seedNode(world.context, { serial: '1C00DE01', organization: 'depot' })
    const fleet = 'fleet' as UserId
    const { body: run } = await world.call<NodeChangeRun>(fleet, 'POST', 'nodes/changes', {
      change: 'share',
      devices: { ids: [world.city.nodeId, nodeId] },
      to_organization_id: 'harbour',
    })
    const path = `nodes/changes/${run.id}`
    const state = async () => (await world.call<NodeChangeRun>(fleet, 'GET', path)).body
    await expect.poll(async () => (await state()).state, { timeout: 15_000 }).toBe('done')
    expect(await state()).toMatchObject({ changed: 1, refused: 1 })
    const results = await world.call<List<NodeChangeResult>>(fleet, 'GET', `${path}/results`)
    expect(results.body.data.map(({ serial, code }) => [serial, code]).toSorted()).toEqual([
      ['1C00AAAA', null],
      ['1C00DE01', 'PARTNERSHIP_NOT_FOUND'],
    ])
  })

  it('are listed with their owner, and counted from the side of who looks', async () => {
    const id = await becomePartners()
    await share('manager')
    const path = `partnerships/${id}/nodes`
    const { body } = await world.call<SharedDevices>('harbourmaster', 'GET', path)
    expect(body).toEqual({
      data: [
        {
          node_id: world.city.nodeId,
          serial: '1C00AAAA',
          name: 'Mast in the city',
          organization_id: 'city',
        },
      ],
      total: 1,
    })
    expect(await partnerships('owner')).toMatchObject([{ given_count: 1, received_count: 0 }])
    expect(await partnerships('harbourmaster')).toMatchObject([
      { given_count: 0, received_count: 1 },
    ])
    const partner = await world.call<SharedDevices>('partner', 'GET', path)
    expect(partner.body).toEqual({ data: [], total: 0 })
    expect((await world.call('guest', 'GET', path)).status).toBe(404)
  })
})

describe('the end of a partnership', () => {
  it('ends the sharing of devices between the two, and with it what alerts follow', async () => {
    const { db } = world.context.store
    const id = await becomePartners()
    await share('manager')
    const alertId = await seedAlert(world.context, 'harbour')
    await db
      .insertInto('alert_nodes')
      .values({ alert_id: alertId, node_id: world.city.nodeId })
      .execute()
    expect((await world.call('manager', 'DELETE', `partnerships/${id}`)).status).toBe(403)
    expect((await world.call('harbourmaster', 'DELETE', `partnerships/${id}`)).status).toBe(204)
    expect(await partnerships('owner')).toEqual([])
    const path = `nodes/${world.city.nodeId}`
    expect((await world.call('harbourmaster', 'GET', path)).status).toBe(404)
    expect((await world.call('owner', 'GET', path)).status).toBe(200)
    const events = await db
      .selectFrom('events')
      .select(['name', 'organization_id', 'row_id', 'before'])
      .where('name', 'in', ['partnership.deleted', 'node.unshared'])
      .orderBy('position')
      .execute()
    expect(events).toEqual([
      { name: 'node.unshared', organization_id: 'city', row_id: world.city.nodeId, before: null },
      ...['city', 'harbour'].map((organization) => ({
        name: 'partnership.deleted',
        organization_id: organization,
        row_id: id,
        before: { organization_id: 'city', partner_id: 'harbour', shared_devices: 1 },
      })),
    ])
    expect((await world.call('owner', 'DELETE', `partnerships/${id}`)).status).toBe(404)
  })

  it('leaves shares with others, and leases', async () => {
    const { db } = world.context.store
    const id = await becomePartners()
    await seedOrganization(world.context, 'museum')
    await db
      .insertInto('node_shares')
      .values({ node_id: world.city.nodeId, organization_id: 'museum' })
      .execute()
    await leaseTo(world.context, world.harbour.nodeId, 'city')
    await world.call('owner', 'DELETE', `partnerships/${id}`)
    const shares = await db.selectFrom('node_shares').select('organization_id').execute()
    expect(shares).toEqual([{ organization_id: 'museum' }])
    const { leased_to: lessee } = await db
      .selectFrom('nodes')
      .select('leased_to')
      .where('id', '=', world.harbour.nodeId)
      .executeTakeFirstOrThrow()
    expect(lessee).toBe('city')
    await leaseTo(world.context, world.harbour.nodeId, null)
  })
})
