import type { ErrorBody, Invitation, List } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { seedInvitation } from '../../testing/world/invitations.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { context } = world
  await seedInvitation(context, 'city', { id: 'open', email: 'd@example.org', ...times(1, 2) })
  await seedInvitation(context, 'city', {
    id: 'accepted',
    email: 'b@example.org',
    role: 'manager',
    ...times(2, 0),
    accepted_at: NOW - 1,
  })
  await seedInvitation(context, 'city', { id: 'late', email: 'c@example.org', ...times(3, 0) })
  await seedInvitation(context, 'city', {
    id: 'declined',
    email: 'a@example.net',
    role: 'owner',
    ...times(4, 2),
    rejected_at: NOW - 2,
  })
  await seedInvitation(context, 'harbour', { id: 'other', ...times(1, 2) })
})
afterAll(() => world.close())

/** Created this many ms ago, open for this many ms from now. */
const times = (agoMs: number, openMs: number) => ({
  created_at: NOW - agoMs,
  expires_at: NOW + openMs,
})
const list = async (query: string, who: 'user' | 'owner' = 'user') =>
  (await world.call<List<Invitation>>(who, 'GET', `invitations?${query}`)).body
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id)

describe('the list of invitations', () => {
  it('lists who was invited and the result, the newest first', async () => {
    const { data, total } = await list('')
    expect(
      data.map(({ id, acceptance_state: state, is_expired: late }) => [id, state, late]),
    ).toEqual([
      ['open', 'filed', false],
      ['accepted', 'accepted', false],
      ['late', 'filed', true],
      ['declined', 'rejected', false],
    ])
    expect(total).toBe(4)
    expect(data[0]).toEqual({
      id: 'open',
      email: 'd@example.org',
      role: 'user',
      organization_id: 'city',
      organization_name: 'City of Clear Air',
      created_at: NOW - 1,
      expires_at: NOW + 2,
      acceptance_state: 'filed',
      is_expired: false,
      actions: [],
    })
  })

  it.each([
    ['search=EXAMPLE.NET', ['declined']],
    ['acceptance_state=filed', ['open', 'late']],
    ['acceptance_state=accepted&acceptance_state=rejected', ['accepted', 'declined']],
    ['acceptance_state=filed&is_expired=false', ['open']],
    ['is_expired=true', ['late']],
    ['is_expired=false', ['open', 'accepted', 'declined']],
    ['organization_id=harbour', []],
    ['sort=created', ['declined', 'late', 'accepted', 'open']],
    ['sort=email', ['declined', 'accepted', 'late', 'open']],
    ['sort=role', ['accepted', 'declined', 'late', 'open']],
    ['page=2&size=3', ['declined']],
  ])('answers the query %s with the invitations %j', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected)
  })

  it('pages through invitations with a cursor', async () => {
    const { next } = await list('size=2')
    expect(await idsOf(`size=2&cursor=${next}`)).toEqual(['late', 'declined'])
  })

  it('counts pending invitations without loading them', async () => {
    const { total, data } = await list(
      'acceptance_state=filed&is_expired=false&size=1&total=bounded',
    )
    expect([total, data.length]).toEqual([1, 1])
  })

  it('offers those who manage users to delete invitations and to resend pending ones', async () => {
    const { data } = await list('', 'owner')
    expect(data.map(({ id, actions }) => [id, actions])).toEqual([
      ['open', ['resend', 'delete']],
      ['accepted', []],
      ['late', ['resend', 'delete']],
      ['declined', ['delete']],
    ])
  })

  it.each(['partner', 'guest'] as const)(
    'the list of invitations is empty for a %s',
    async (who) => {
      const { body } = await world.call<List<Invitation>>(who, 'GET', 'invitations')
      expect(body.total).toBe(0)
    },
  )
})

describe('an invitation', () => {
  const remove = (who: 'owner' | 'manager' | 'user', id: string) =>
    world.call<ErrorBody>(who, 'DELETE', `invitations/${id}`)
  const isThere = async (id: string) =>
    (await world.context.store.db
      .selectFrom('invitations')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined

  const read = (who: UserId, id: string) =>
    world.call<Invitation & ErrorBody>(who, 'GET', `invitations/${id}`)

  it('reads one invitation as in the list, with the actions of its reader', async () => {
    for (const who of ['user', 'owner'] as const) {
      for (const row of (await list('', who)).data) {
        const { status, body } = await read(who, row.id)
        expect([status, body]).toEqual([200, row])
      }
    }
  })

  it.each(['partner', 'guest', 'harbourmaster'] as const)(
    'answers a %s about an invitation like one that does not exist, even their own',
    async (who) => {
      const email = `${who}@example.org`
      const id = await seedInvitation(world.context, 'city', { email })
      for (const one of [id, 'nowhere']) {
        const { status, body } = await read(who, one)
        expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
      }
      await world.context.store.db.deleteFrom('invitations').where('id', '=', id).execute()
    },
  )

  it('managers of users delete an invitation, and the audit log omits the address', async () => {
    const id = await seedInvitation(world.context, 'city', { role: 'manager' })
    expect((await remove('manager', id)).status).toBe(204)
    expect(await isThere(id)).toBe(false)
    const event = await world.context.store.db
      .selectFrom('events')
      .selectAll()
      .where('row_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      name: 'invitation.deleted',
      entity: 'invitations',
      organization_id: 'city',
      actor_id: 'manager',
      before: { role: 'manager', acceptance_state: 'filed' },
      is_audited: true,
    })
    expect(JSON.stringify(event)).not.toContain('@example.org')
  })

  it.each([
    ['user', 'open', 403, 'FORBIDDEN'],
    ['owner', 'other', 404, 'NOT_FOUND'],
    ['owner', 'accepted', 409, 'INVITATION_ACCEPTED'],
  ] as const)('an invitation stays when a %s deletes %s: %i %s', async (who, id, status, code) => {
    const answer = await remove(who, id)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await isThere(id)).toBe(true)
  })
})
