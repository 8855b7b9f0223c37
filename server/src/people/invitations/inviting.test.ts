import { DAY_MS } from '@airshed/domain'
import type { ErrorBody, GivenRole, InvitationSent, List, OwnInvitations } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleOf } from '../../access/identity/roles.ts'
import { seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS as NOW } from '../../testing/testServer.ts'
import { setDeleted } from '../../testing/world/heldBack.ts'
import { seedInvitation } from '../../testing/world/invitations.ts'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Airshed <air@example.org>' }
const LINK = /http:\/\/localhost:4000\/invitation\/([\w-]{43})\?lang=(en|es)/
const time = { now: NOW }
let world: World
let silent: World
let people = 0

beforeAll(async () => {
  world = await createWorld({ env: MAIL, clock: () => time.now })
  silent = await createWorld()
})
afterAll(() => Promise.all([world.close(), silent.close()]))

const newAddress = () => `p${(people += 1)}@example.org`
const send = (
  who: UserId,
  email: string,
  role: GivenRole = 'user',
  organization = 'city',
  at = world,
) =>
  at.call<InvitationSent & ErrorBody>(who, 'POST', 'invitations', {
    organization_id: organization,
    email,
    role,
  })
const mailsTo = (email: string) =>
  world.context.store.db
    .selectFrom('outbox')
    .select(['template', 'subject', 'body_text', 'language', 'organization_id'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const everything = async () =>
  JSON.stringify([
    await world.context.store.db.selectFrom('invitations').selectAll().execute(),
    await world.context.store.db.selectFrom('events').selectAll().execute(),
  ])

describe('an invitation', () => {
  it('mails a link that is valid for 7 days and stores only its hash', async () => {
    const email = newAddress()
    const { status, body, headers } = await send('owner', email.toUpperCase(), 'manager')
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(body).toMatchObject({
      email,
      role: 'manager',
      organization_name: 'City of Clear Air',
      acceptance_state: 'filed',
      expires_at: NOW + 7 * DAY_MS,
      actions: ['resend', 'delete'],
      link: null,
    })
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      template: 'invitation',
      subject: 'owner Tester invites you to City of Clear Air',
      language: 'en',
      organization_id: 'city',
    })
    const [, secret = ''] = LINK.exec(mail?.body_text ?? '') ?? []
    expect(secret).toHaveLength(43)
    expect(await everything()).not.toContain(secret)
  })

  it('writes in the language of the invited account, or else in that of the inviter', async () => {
    await seedUser(world.context, { id: 'lola', email: 'lola@example.org' })
    await world.context.store.db
      .updateTable('users')
      .set({ locale: 'es_ES' })
      .where('id', 'in', ['lola', 'manager'])
      .execute()
    await send('owner', 'lola@example.org')
    const ofManager = newAddress()
    await send('manager', ofManager)
    const mails = [...(await mailsTo('lola@example.org')), ...(await mailsTo(ofManager))]
    expect(mails.map(({ language }) => language)).toEqual(['es', 'es'])
    expect(mails.every(({ body_text: text }) => LINK.exec(text ?? '')?.[2] === 'es')).toBe(true)
    const isInBoth = mails.map(({ body_text: text }) => text?.includes('?lang=en') === true)
    expect(isInBoth, 'an account has a language, an address has none').toEqual([false, true])
  })

  it('shows the link once where the server sends no mail', async () => {
    const { body } = await send('owner', 'x@example.org', 'user', 'city', silent)
    const [, secret = ''] = LINK.exec(body.link ?? '') ?? []
    expect(secret).toHaveLength(43)
    const { db } = silent.context.store
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(JSON.stringify(await db.selectFrom('invitations').selectAll().execute())).not.toContain(
      secret,
    )
    const list = await silent.call<List<object>>('owner', 'GET', 'invitations')
    expect(JSON.stringify(list.body)).not.toContain(secret)
  })

  it('the audit log has an invitation without its address', async () => {
    const email = newAddress()
    const { body } = await send('manager', email)
    const event = await world.context.store.db
      .selectFrom('events')
      .selectAll()
      .where('row_id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      name: 'invitation.created',
      organization_id: 'city',
      actor_id: 'manager',
      after: { role: 'user' },
    })
    expect(JSON.stringify(event)).not.toContain(email)
  })

  it('an expired invitation gives way to a new one', async () => {
    const email = newAddress()
    await seedInvitation(world.context, 'city', { email, id: `old-${email}`, expires_at: NOW })
    const { status, body } = await send('owner', email)
    expect(status).toBe(201)
    const rows = await world.context.store.db
      .selectFrom('invitations')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(rows).toEqual([{ id: body.id }])
  })
})

describe('a refused invitation', () => {
  it.each<[string, UserId, string, GivenRole, number, string, string]>([
    [
      'what a manager may not give',
      'manager',
      '',
      'manager',
      403,
      'MANAGERS_BY_OWNER',
      'Only owner of organization can invite managers.',
    ],
    ['an owner by an owner', 'owner', '', 'owner', 403, 'USER_ROLE_REFUSED', ''],
    [
      'a second owner',
      'admin',
      '',
      'owner',
      409,
      'ORGANIZATION_HAS_OWNER',
      'Organization already has an owner.',
    ],
    [
      'a member',
      'owner',
      'user@example.org',
      'user',
      409,
      'INVITATION_MEMBER',
      'The user already has a similar role for the same organization.',
    ],
    [
      'a member, to another role',
      'manager',
      'owner@example.org',
      'user',
      409,
      'INVITATION_MEMBER',
      '',
    ],
    ['by somebody who only reads users', 'user', '', 'user', 403, 'FORBIDDEN', ''],
  ])('refuses an invitation: %s', async (_what, who, email, role, status, code, sentence) => {
    const answer = await send(who, email === '' ? newAddress() : email, role)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    if (sentence !== '') expect(answer.body.errors.detail).toBe(sentence)
  })

  it('refuses to invite somebody twice, in any case of letters, even at the same moment', async () => {
    const email = newAddress()
    const answers = await Promise.all([
      send('owner', email),
      send('manager', email.toUpperCase()),
      send('admin', email),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.errors.detail).toBe('Invitation already exists.')
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it.each(['nobody', 'a@b', 'A B <a@example.org>', 'a@example.org\nBcc: x@example.org'])(
    'refuses to invite %j, which is no address',
    async (email) => {
      expect((await send('owner', email)).status).toBe(400)
    },
  )
})

describe('resending an invitation', () => {
  it('a resent invitation has a new link and starts its time again', async () => {
    const email = newAddress()
    const { body } = await send('owner', email)
    time.now += DAY_MS
    const again = await world.call<InvitationSent>('owner', 'POST', `invitations/${body.id}/resend`)
    expect([again.status, again.body.expires_at]).toEqual([200, time.now + 7 * DAY_MS])
    const [first, second] = await mailsTo(email)
    const [a, b] = [first, second].map((mail) => LINK.exec(mail?.body_text ?? '')?.[1] ?? '')
    expect(a).not.toBe(b)
    expect((await world.inject(`/invitation/${a}`)).statusCode).toBe(404)
    expect((await world.inject(`/invitation/${b}`)).statusCode).toBe(200)
  })

  it.each<[string, object, UserId, number, string]>([
    ['that was accepted', { accepted_at: NOW }, 'owner', 409, 'INVITATION_ACCEPTED'],
    ['that was declined', { rejected_at: NOW }, 'owner', 409, 'INVITATION_INVALID'],
    ['of a manager, by a manager', { role: 'manager' }, 'manager', 403, 'MANAGERS_BY_OWNER'],
  ])('refuses to resend an invitation %s', async (_which, changes, who, status, code) => {
    const id = await seedInvitation(world.context, 'city', changes)
    const answer = await world.call<ErrorBody>(who, 'POST', `invitations/${id}/resend`)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

describe('invitations of the reader', () => {
  const own = (who: UserId) =>
    world.call<OwnInvitations>(who, 'GET', 'invitations/own').then(({ body }) => body.data)
  const answerIt = (who: UserId, id: string, what: 'accept' | 'decline') =>
    world.call<ErrorBody>(who, 'POST', `invitations/${id}/${what}`)

  it('lists pending invitations to the address of the reader', async () => {
    const { body } = await send('harbourmaster', 'guest@example.org', 'manager', 'harbour')
    expect(await own('guest')).toEqual([
      {
        id: body.id,
        role: 'manager',
        organization_name: 'Harbour Authority',
        invited_by: 'harbourmaster Tester',
        created_at: time.now,
        expires_at: time.now + 7 * DAY_MS,
      },
    ])
    expect(await own('user')).toEqual([])
    expect((await answerIt('user', body.id, 'accept')).status).toBe(404)
    const mismatch = await answerIt('harbourmaster', body.id, 'accept')
    expect([mismatch.status, mismatch.body.errors.detail]).toEqual([
      403,
      "The account email must match the invitation's.",
    ])
    expect((await answerIt('guest', body.id, 'accept')).status).toBe(204)
    expect(await roleOf(world.context.store.db, 'guest', 'harbour')).toBe('manager')
    expect(await own('guest')).toEqual([])
    const twice = await answerIt('guest', body.id, 'accept')
    expect([twice.status, twice.body.code]).toEqual([409, 'INVITATION_ACCEPTED'])
  })

  it('declining an invitation ends its link', async () => {
    const id = await seedUser(world.context, { id: 'rosa', email: 'rosa@example.org' })
    const { body } = await send('owner', 'rosa@example.org')
    const [mail] = await mailsTo('rosa@example.org')
    expect((await answerIt(id as UserId, body.id, 'decline')).status).toBe(204)
    const secret = LINK.exec(mail?.body_text ?? '')?.[1] ?? ''
    expect((await world.inject(`/invitation/${secret}`)).statusCode).toBe(404)
    expect(await roleOf(world.context.store.db, id, 'city')).toBeNull()
  })

  it('refuses to accept an expired invitation or while acting for somebody else', async () => {
    const late = await seedInvitation(world.context, 'harbour', {
      email: 'user@example.org',
      expires_at: time.now,
    })
    expect((await answerIt('user', late, 'accept')).body.code).toBe('INVITATION_INVALID')
    const open = await seedInvitation(world.context, 'harbour', {
      email: 'support@example.org',
      expires_at: time.now + 1,
    })
    const acting = { external_id: 'ext-city', role: 'user' }
    await world.call('support', 'POST', 'users/access_context/support', acting)
    expect((await answerIt('support', open, 'accept')).status).toBe(409)
    await world.call('support', 'DELETE', 'users/access_context/support')
  })

  it('hides invitations to a deleted organization until it is restored', async () => {
    const email = 'partner@example.org'
    const expires_at = time.now + 1
    const id = await seedInvitation(world.context, 'harbour', { email, expires_at })
    await setDeleted(world.context, 'harbour', time.now)
    expect(await own('partner')).toEqual([])
    for (const what of ['accept', 'decline'] as const) {
      const { status, body } = await answerIt('partner', id, what)
      expect([status, body.errors.detail]).toEqual([404, `Invitation ${id} does not exist`])
    }
    await setDeleted(world.context, 'harbour', null)
    expect((await own('partner')).map((one) => one.id)).toEqual([id])
    expect((await answerIt('partner', id, 'accept')).status).toBe(204)
  })

  it('two owner invitations accepted at one moment make one owner', async () => {
    const { db } = world.context.store
    await db.deleteFrom('user_permissions').where('user_id', '=', 'owner').execute()
    const rivals = ['ida', 'jon', 'kim']
    const ids = await Promise.all(
      rivals.map(async (id) => {
        await seedUser(world.context, { id })
        return seedInvitation(world.context, 'city', {
          email: `${id}@example.org`,
          role: 'owner',
          expires_at: time.now + 1,
        })
      }),
    )
    const answers = await Promise.all(
      rivals.map((id, at) => answerIt(id as UserId, ids[at] ?? '', 'accept')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409])
    const roles = await Promise.all(rivals.map((id) => roleOf(db, id, 'city')))
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1)
    expect(roles.filter((role) => role === null)).toHaveLength(2)
  })
})
