import { DAY_MS } from '@airshed/domain'
import type { ErrorBody } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedOrganization, seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { setDeactivated, setDeleted } from '../../testing/world/heldBack.ts'
import { seedPartnershipInvitation, seedStranger } from '../../testing/world/partnerships.ts'
import { createPartnershipWorld, type PartnershipWorld } from './partnershipWorld.fixture.ts'

let world: PartnershipWorld
beforeAll(async () => {
  world = await createPartnershipWorld()
})
afterAll(() => world.close())
beforeEach(() => world.startAfresh())

describe('an invitation to a partnership', () => {
  it('mails the managers of the invited organization in their language', async () => {
    await world.context.store.db
      .updateTable('users')
      .set({ locale: 'es_ES' })
      .where('id', '=', 'harbourmaster')
      .execute()
    await world.ask({ external_id: 'harbour' })
    const [mail, ...others] = await world.mails()
    expect(others).toEqual([])
    expect(mail?.recipient).toContain('harbourmaster@example.org')
    expect(mail?.subject).toBe('City of Clear Air invita a Harbour Authority a una colaboración')
    expect(mail?.organization_id).toBe('harbour')
    expect(mail?.body_text).toContain('/harbour/partnerships/invitations')
  })

  it('mails no deactivated managers', async () => {
    await seedOrganization(world.context, 'quarry', 'Quarry')
    for (const id of ['digger', 'retired']) {
      await seedUser(world.context, { id, role: 'owner', organization: 'quarry' })
    }
    await setDeactivated(world.context, 'retired', NOW)
    await world.ask({ external_id: 'quarry' })
    expect((await world.mails()).map(({ recipient }) => recipient)).toEqual(['digger@example.org'])
  })

  it('an invitation from a deleted organization is hidden until that is restored', async () => {
    const stranger = await seedStranger(world.context)
    const id = await seedPartnershipInvitation(world.context, stranger, 'city')
    const accept = () =>
      world.call<ErrorBody>('owner', 'PUT', `partnership_invitations/${id}/accept`)
    await setDeleted(world.context, stranger, NOW)
    expect(await world.invitations('owner')).toEqual([])
    const { status, body } = await accept()
    expect([status, body.errors.detail]).toEqual([
      404,
      `Partnership invitation ${id} does not exist`,
    ])
    await setDeleted(world.context, stranger, null)
    expect(await world.invitations('owner')).toMatchObject([{ id, actions: ['accept', 'reject'] }])
    expect((await accept()).status).toBe(200)
  })

  it('an invitation to a deleted organization can still be withdrawn', async () => {
    const stranger = await seedStranger(world.context)
    const id = await seedPartnershipInvitation(world.context, 'city', stranger)
    await setDeleted(world.context, stranger, NOW)
    expect(await world.invitations('owner')).toMatchObject([{ id, actions: ['delete'] }])
    expect((await world.call('owner', 'DELETE', `partnership_invitations/${id}`)).status).toBe(204)
  })

  it.each(['manager', 'user', 'partner'] as const)(
    'hides an invitation from the role %s',
    async (who) => {
      await world.ask({ external_id: 'harbour' })
      expect(await world.invitations(who)).toEqual([])
    },
  )

  it('a rejected invitation cannot be accepted, and another may follow', async () => {
    const { body } = await world.ask({ external_id: 'harbour' })
    const path = `partnership_invitations/${body.invitation?.id}`
    expect((await world.call('owner', 'PUT', `${path}/reject`)).status).toBe(404)
    expect((await world.call('harbourmaster', 'PUT', `${path}/reject`)).status).toBe(204)
    expect((await world.call('harbourmaster', 'PUT', `${path}/accept`)).status).toBe(409)
    expect(await world.invitations('owner')).toMatchObject([{ acceptance_state: 'rejected' }])
    expect((await world.ask({ external_id: 'harbour' })).status).toBe(201)
  })

  it('a withdrawn invitation is gone for both sides', async () => {
    const { body } = await world.ask({ external_id: 'harbour' })
    const path = `partnership_invitations/${body.invitation?.id}`
    expect((await world.call('harbourmaster', 'DELETE', path)).status).toBe(404)
    expect((await world.call('owner', 'DELETE', path)).status).toBe(204)
    expect([await world.invitations('owner'), await world.invitations('harbourmaster')]).toEqual([
      [],
      [],
    ])
    expect((await world.call('harbourmaster', 'PUT', `${path}/accept`)).status).toBe(404)
  })

  it('an invitation unanswered for 30 days can only be withdrawn', async () => {
    const { body } = await world.ask({ external_id: 'harbour' })
    const path = `partnership_invitations/${body.invitation?.id}`
    world.time.now += 30 * DAY_MS
    const late = await world.call<ErrorBody>('harbourmaster', 'PUT', `${path}/accept`)
    expect(late.body.code).toBe('PARTNERSHIP_INVITATION_CLOSED')
    expect(await world.invitations('owner')).toMatchObject([
      { is_expired: true, actions: ['delete'] },
    ])
    expect(await world.invitations('harbourmaster')).toMatchObject([{ actions: [] }])
  })

  it('filters invitations by direction and state', async () => {
    await world.ask({ external_id: 'harbour' })
    expect(await world.invitations('owner', 'direction=received')).toEqual([])
    expect(await world.invitations('owner', 'direction=sent&acceptance_state=filed')).toHaveLength(
      1,
    )
    expect(await world.invitations('owner', 'acceptance_state=rejected')).toEqual([])
    expect(await world.invitations('harbourmaster', 'direction=received')).toHaveLength(1)
  })
})
