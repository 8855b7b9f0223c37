import { DAY_MS } from '@airshed/domain'
import type { Partnership, PartnershipFiled } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedOrganization, seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { setDeleted } from '../../testing/world/heldBack.ts'
import { seedPartnership, seedPartnershipInvitation } from '../../testing/world/partnerships.ts'
import { PARTNERSHIP_INVITATIONS_PER_DAY } from './filePartnership.ts'
import { createPartnershipWorld, type PartnershipWorld } from './partnershipWorld.fixture.ts'

let world: PartnershipWorld
beforeAll(async () => {
  world = await createPartnershipWorld()
})
afterAll(() => world.close())
beforeEach(() => world.startAfresh())

describe('a partnership', () => {
  it.each([
    ['the organization id', { external_id: 'harbour' }],
    ['the external customer id', { external_id: 'ext-harbour' }],
    ['the e-mail address of a manager', { email: 'HarbourMaster@example.org' }],
  ])('a request by %s begins a partnership when the other side accepts', async (_, address) => {
    const { status, body } = await world.ask(address)
    expect([status, body.partnership]).toEqual([201, null])
    expect(body.invitation).toMatchObject({
      direction: 'sent',
      partner_name: null,
      acceptance_state: 'filed',
      actions: ['delete'],
    })
    expect(await world.partnerships('owner')).toEqual([])
    const [received] = await world.invitations('harbourmaster')
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
    expect(await world.partnerships('owner')).toEqual([
      {
        id: accepted.body.id,
        organization_id: 'city',
        partner_id: 'harbour',
        org1_name: 'City of Clear Air',
        org2_name: 'Harbour Authority',
        partner_is_deleted: false,
        created_at: NOW,
        given_count: 0,
        received_count: 0,
        actions: ['delete'],
      },
    ])
    expect(await world.invitations('owner')).toMatchObject([
      { acceptance_state: 'accepted', partner_name: 'Harbour Authority', actions: [] },
    ])
  })

  it('a partnership begins at once if the other side has already requested it', async () => {
    await world.ask({ external_id: 'harbour' })
    const back = await world.call<PartnershipFiled>('harbourmaster', 'POST', 'partnerships', {
      organization_id: 'harbour',
      external_id: 'city',
    })
    expect(back.body.invitation).toBeNull()
    expect(back.body.partnership).toMatchObject({ org2_name: 'City of Clear Air' })
    expect(await world.invitations('owner')).toMatchObject([{ acceptance_state: 'accepted' }])
  })

  it('begins at once if the caller manages both sides', async () => {
    await seedOrganization(world.context, 'school', 'Linden School')
    await world.letAskerManage('school')
    expect((await world.ask({ external_id: 'school' })).body.partnership).toMatchObject({
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
  ])('a partnership cannot be requested from %s', async (_, address, status, code) => {
    const answer = await world.ask(address)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await world.mails()).toEqual([])
  })

  it('an address of a manager of several organizations works only if one is not a partner yet', async () => {
    const email = await world.seedManagerOfTwo('traveller', 'north', 'south')
    expect((await world.ask({ email })).body.code).toBe('PARTNER_NOT_UNIQUE')
    await seedPartnership(world.context, 'north', 'city')
    expect((await world.ask({ email })).status).toBe(201)
    await seedPartnership(world.context, 'city', 'south')
    expect((await world.ask({ email })).body.code).toBe('PARTNERSHIP_EXISTS')
  })

  it('a partnership cannot be requested from a deleted organization, whatever the address', async () => {
    await seedOrganization(world.context, 'mill', 'Mill')
    await seedUser(world.context, { id: 'miller', role: 'owner', organization: 'mill' })
    await setDeleted(world.context, 'mill', NOW)
    for (const address of [
      { external_id: 'mill' },
      { external_id: 'ext-mill' },
      { email: 'miller@example.org' },
    ]) {
      const { status, body } = await world.ask(address)
      expect([status, body.code]).toEqual([404, 'PARTNER_UNKNOWN'])
    }
    expect(await world.mails()).toEqual([])
  })

  it('marks a partner as deleted until it is restored', async () => {
    await seedOrganization(world.context, 'quarry', 'Quarry')
    await seedPartnership(world.context, 'quarry', 'city')
    const partner = async () =>
      (await world.partnerships('owner')).map((one) => [one.org2_name, one.partner_is_deleted])
    expect(await partner()).toEqual([['Quarry', false]])
    await setDeleted(world.context, 'quarry', NOW)
    expect(await partner()).toEqual([['Quarry', true]])
    await setDeleted(world.context, 'quarry', null)
    expect(await partner()).toEqual([['Quarry', false]])
  })

  it('finds the organization of a manager whose other one was deleted', async () => {
    const email = await world.seedManagerOfTwo('settler', 'east', 'west')
    await setDeleted(world.context, 'west', NOW)
    expect((await world.ask({ email })).status).toBe(201)
    expect((await world.mails()).map((mail) => mail.organization_id)).toEqual(['east'])
  })

  it('refuses a second request, and a request to a partner', async () => {
    await world.ask({ external_id: 'harbour' })
    const again = await world.ask({ external_id: 'harbour' })
    expect(again.body.code).toBe('PARTNERSHIP_INVITATION_EXISTS')
    const [received] = await world.invitations('harbourmaster')
    await world.call('harbourmaster', 'PUT', `partnership_invitations/${received?.id}/accept`)
    expect((await world.ask({ external_id: 'harbour' })).body.code).toBe('PARTNERSHIP_EXISTS')
  })

  it('refuses more than 20 requests a day, withdrawn ones included', async () => {
    for (let nth = 0; nth < PARTNERSHIP_INVITATIONS_PER_DAY; nth += 1) {
      await seedPartnershipInvitation(world.context, 'city', 'harbour', { withdrawn_at: NOW })
    }
    expect((await world.ask({ external_id: 'harbour' })).status).toBe(429)
    world.time.now += DAY_MS
    expect((await world.ask({ external_id: 'harbour' })).status).toBe(201)
  })
})
