import { HOUR_MS } from '@airshed/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '../../../access/identity/createUser.ts'
import { TestBrowser } from '../../../access/identity/testsupport/browser.ts'
import { fillPasswordQueue } from '../../../access/identity/testsupport/fillPasswordQueue.ts'
import {
  askForTokens,
  authorizationRequest,
  signIn,
} from '../../../access/identity/testsupport/consoleSignIn.ts'
import { createWorld, type World } from '../../../testing/world/world.ts'
import { eventually } from '../../../testing/eventually.ts'
import { RESETS_BY_ADDRESS, RESETS_OF_ACCOUNT } from './askForReset.ts'

const origin = 'http://localhost:4000'
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Airshed <air@example.org>' }
const LINK = /http:\/\/localhost:4000(\/password\/[\w-]{43})\?lang=(en|es)/
const OLD = 'Old air 12345'
const NEW = 'Clear air 7'
const time = { offset: 0 }
let world: World
let people = 0
let senders = 0

beforeAll(async () => {
  world = await createWorld({ env: MAIL, clock: () => Date.now() + time.offset, runsJobs: true })
})
afterAll(() => world.close())

/** Somebody with a password. */
async function person(changes: { isDemo?: boolean; locale?: 'es_ES' } = {}) {
  const email = `forgetful${(people += 1)}@example.org`
  const { id } = await createUser(world.context, {
    email,
    firstName: 'Fay',
    lastName: 'Forgetful',
    password: OLD,
    ...changes,
  })
  return { id, email }
}
/** A new address each time: what one sends is limited. */
const newSender = () => `203.0.113.${(senders += 1)}`
const post = (url: string, form: Record<string, string>, remoteAddress = newSender()) =>
  world.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    payload: new URLSearchParams(form).toString(),
  })
const ask = (email: string, lang = 'en') => post('/password', { email, lang })
const mailsTo = (email: string) =>
  world.context.store.db
    .selectFrom('outbox')
    .select(['body_text', 'language', 'subject', 'organization_id'])
    .where('recipient', '=', email)
    .where('template', '=', 'password-reset')
    .orderBy('created_at')
    .execute()
/** Path of the link in the latest of so many mails. */
async function linkTo(email: string, count = 1): Promise<string> {
  await eventually(async () => expect(await mailsTo(email)).toHaveLength(count))
  const mail = (await mailsTo(email)).at(-1)
  return LINK.exec(mail?.body_text ?? '')?.[1] ?? ''
}
const choose = (path: string, password = NEW, repeated = password) =>
  post(path, { password, repeated, lang: 'en' })
const open = (url: string) =>
  world.inject({ url, remoteAddress: newSender(), headers: { 'accept-language': 'en' } })
/** Whether every job that was added is done. */
const settled = () =>
  eventually(async () => {
    const waiting = await world.context.store.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'identity.password-reset')
      .where('state', 'in', ['waiting', 'running'])
      .execute()
    expect(waiting).toEqual([])
  })

describe('a forgotten password', () => {
  it('mails a link, sets another password and signs out everywhere', async () => {
    const { id, email } = await person({ locale: 'es_ES' })
    const browser = new TestBrowser(world.app, origin)
    const tokens = await signIn(world.app, browser, origin, { email, password: OLD })

    const asked = await ask(email.toUpperCase())
    expect([asked.statusCode, asked.body.includes('Check your mailbox')]).toEqual([200, true])
    const path = await linkTo(email)
    expect((await mailsTo(email))[0]).toMatchObject({
      language: 'es',
      subject: 'Elija una contraseña nueva',
      organization_id: null,
    })
    const kept = await world.context.store.db.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(path.split('/').at(-1))

    const page = await open(path)
    expect([
      page.statusCode,
      page.headers['referrer-policy'],
      page.headers['cache-control'],
    ]).toEqual([200, 'no-referrer', 'no-store'])
    expect(page.body).toContain(email)
    const saved = await choose(path)
    expect([saved.statusCode, saved.headers['set-cookie']]).toEqual([200, undefined])
    expect(saved.body).toContain('Your password was changed')

    const me = await world.inject({
      url: '/v2/users/me',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(me.statusCode).toBe(401)
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
    expect((await askForTokens(world.app, refresh)).statusCode).toBe(400)
    const again = new TestBrowser(world.app, origin)
    expect((await signIn(world.app, again, origin, { email, password: NEW })).access_token).toEqual(
      expect.any(String),
    )
    const event = await world.context.store.db
      .selectFrom('events')
      .select(['name', 'actor_name'])
      .where('row_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(event).toEqual({ name: 'user.password-reset', actor_name: 'Fay Forgetful' })
  })

  it('a link works once, even at the same moment', async () => {
    const { email } = await person()
    await ask(email)
    const path = await linkTo(email)
    const answers = await Promise.all([choose(path), choose(path, 'Another one 8')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    expect((await open(path)).statusCode).toBe(404)
  })

  it('accepts only the newest link, for an hour', async () => {
    const { email } = await person()
    await ask(email)
    const first = await linkTo(email)
    await ask(email)
    const second = await linkTo(email, 2)
    expect((await open(first)).statusCode).toBe(404)
    time.offset += HOUR_MS + 1
    expect((await open(second)).statusCode).toBe(404)
    expect((await choose(second)).body).toContain('This link does not work')
  })

  it.each([
    ['too short', 'Aa3!', 'Aa3!', 'at least 8 characters'],
    ['of two kinds', 'long enough though', 'long enough though', '3 of the 4 kinds'],
    ['common', 'Password1', 'Password1', 'Many people use this password'],
    ['named after the console', 'My airshed 1', 'My airshed 1', 'contain neither “Airshed”'],
    ['typed differently', NEW, 'Clear air 8', 'The passwords must match.'],
  ])('asks again for a password that is %s', async (_how, password, repeated, words) => {
    const { email } = await person()
    await ask(email)
    const path = await linkTo(email)
    const answer = await choose(path, password, repeated)
    expect([answer.statusCode, answer.body.includes(words)]).toEqual([422, true])
    expect((await open(path)).statusCode).toBe(200)
  })
})

it('refuses a new password while too many wait, and its link stays valid', async () => {
  const { email } = await person()
  await ask(email)
  const path = await linkTo(email)
  const empty = fillPasswordQueue(world.context)
  const refused = await choose(path)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.body).toContain('role="alert">The server is too busy right now')
  expect(refused.body).toContain('name="password"')
  await empty()
  expect((await choose(path)).statusCode).toBe(200)
})

it('a password is taken as typed, here as at the sign-in', async () => {
  const { email } = await person()
  await ask(email)
  const password = ' Clear\0air 7 '
  expect((await choose(await linkTo(email), password)).statusCode).toBe(200)
  const signsIn = async (typed: string) => {
    const browser = new TestBrowser(world.app, origin)
    const page = await browser.follow(await browser.get(authorizationRequest(origin).url))
    return (await browser.post(browser.formPath(page), { email, password: typed })).statusCode
  }
  expect([await signsIn(password), await signsIn(' Clearair 7 ')]).toEqual([303, 422])
})

describe('the answer to a forgotten password', () => {
  it('answers the same for an unknown address and sends no mail', async () => {
    const { email } = await person()
    const [known, unknown] = [await ask(email), await ask('nobody@example.org')]
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await linkTo(email)
    await settled()
    expect(await mailsTo('nobody@example.org')).toEqual([])
  })

  it('answers the same for demo and deactivated accounts and sends no mail', async () => {
    const demo = await person({ isDemo: true })
    const off = await person()
    await world.context.store.db
      .updateTable('users')
      .set({ deactivated_at: 1 })
      .where('id', '=', off.id)
      .execute()
    for (const { email } of [demo, off]) expect((await ask(email)).statusCode).toBe(200)
    await settled()
    expect([...(await mailsTo(demo.email)), ...(await mailsTo(off.email))]).toEqual([])
  })

  it('refuses the link of an account deactivated since', async () => {
    const { id, email } = await person()
    await ask(email)
    const path = await linkTo(email)
    await world.context.store.db
      .updateTable('users')
      .set({ deactivated_at: 1 })
      .where('id', '=', id)
      .execute()
    expect((await choose(path)).statusCode).toBe(404)
  })

  it('refuses what is no address in the language of the page', async () => {
    const answer = await ask('fay', 'es')
    expect([answer.statusCode, answer.body.includes('No es un correo electrónico')]).toEqual([
      422,
      true,
    ])
  })
})

describe('limits of requests for a new password', () => {
  it('limits requests by account, whoever asks and whether it exists or not', async () => {
    for (const email of [(await person()).email, 'none@example.org']) {
      const statuses: number[] = []
      for (let wish = 0; wish < RESETS_OF_ACCOUNT.free + 2; wish += 1) {
        statuses.push((await ask(email)).statusCode)
      }
      expect(statuses.slice(0, RESETS_OF_ACCOUNT.free).every((status) => status === 200)).toBe(true)
      expect(statuses.at(-1)).toBe(429)
    }
  })

  it('limits requests by the address of the sender', async () => {
    const sender = newSender()
    let last = 200
    for (let wish = 0; wish < RESETS_BY_ADDRESS.free + 2; wish += 1) {
      last = (await post('/password', { email: `w${wish}@example.org` }, sender)).statusCode
    }
    expect(last).toBe(429)
  })
})

it('the sign-in page links there where mails are sent', async () => {
  const show = async (at: World) => {
    const browser = new TestBrowser(at.app, origin, { 'accept-language': 'es' })
    return (await browser.follow(await browser.get(authorizationRequest(origin).url))).body
  }
  expect(await show(world)).toContain('href="/password?lang=es"')
  const silent = await createWorld({ clock: Date.now })
  try {
    expect(await show(silent)).not.toContain('/password')
    expect((await silent.inject('/password')).statusCode).toBe(404)
  } finally {
    await silent.close()
  }
})

it('users who are signed in request a link for themselves only', async () => {
  const asked = (id: string) => world.call('user', 'POST', `users/${id}/password_reset`)
  expect((await asked('user')).status).toBe(204)
  expect(await linkTo('user@example.org')).toMatch(/^\/password\//)
  expect((await asked('owner')).status).toBe(403)
  expect((await asked('harbourmaster')).status).toBe(404)
})
