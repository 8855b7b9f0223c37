import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { createLogLines } from '../../../testing/logLines.ts'
import { createTestServer, type TestServer } from '../../../testing/testServer.ts'
import { callerOfToken } from '../callerOfToken.ts'
import { createUser } from '../createUser.ts'
import { TestBrowser } from '../testsupport/browser.ts'
import { authorizationRequest, signIn } from '../testsupport/consoleSignIn.ts'
import { fillPasswordQueue } from '../testsupport/fillPasswordQueue.ts'
import { startTinyIssuer } from '../testsupport/tinyIssuer.ts'
import { tokenFor } from '../testsupport/tokenFor.ts'
import { BY_ADDRESS_AND_EMAIL } from './failedSignIns.ts'
import { ACCOUNT_EVENTS } from './logSignIn.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../docs/operate.md'), 'utf8')
const origin = 'http://localhost:4000'
const ana = { email: 'ana@example.org', password: 'a long enough password' }

const log = createLogLines()
const lines = log.events
beforeEach(() => {
  log.clear()
})

it('docs/operate.md names every log line about accounts and no other', () => {
  const rows = [
    ...PAGE.matchAll(/^\| `((?:sign-in|password-reset|password-change|tokens)\.[a-z]+)`/gm),
  ]
  expect(rows.map(([, event]) => event)).toEqual([...ACCOUNT_EVENTS])
})

describe('the log of sign-ins', () => {
  let server: TestServer
  let senders = 0
  beforeAll(async () => {
    server = await createTestServer({
      clock: Date.now,
      runsJobs: true,
      logger: log.logger,
      env: {
        AIRSHED_TRUST_PROXY: '1',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'Airshed <air@example.org>',
      },
    })
    await createUser(server.context, { ...ana, id: 'ana', firstName: 'Ana', lastName: 'Ortiz' })
  })
  afterAll(() => server.close())

  const newSender = () => `198.51.100.${(senders += 1)}`
  const browserAt = (address: string) =>
    new TestBrowser(server.app, origin, { 'x-forwarded-for': address })
  /** Somebody at the sign-in page. */
  async function visitor(address: string) {
    const browser = browserAt(address)
    const page = await browser.follow(await browser.get(authorizationRequest(origin).url))
    const path = browser.formPath(page)
    const tries = (email: string, password: string) => browser.post(path, { email, password })
    return { browser, path, tries }
  }
  const post = (url: string, form: Record<string, string>, address: string) =>
    browserAt(address).post(url, form)

  it('records who signed in, how and from where', async () => {
    const remoteAddress = newSender()
    await signIn(server.app, browserAt(remoteAddress), origin, ana)
    expect(lines()).toEqual([
      {
        level: 30,
        event: 'sign-in.succeeded',
        userId: 'ana',
        method: 'password',
        methods: ['pwd'],
        remoteAddress,
      },
    ])
  })

  it('records whose sign-in failed and why, and never what was typed', async () => {
    const remoteAddress = newSender()
    const { tries } = await visitor(remoteAddress)
    await tries(ana.email, 'My secret guess 1')
    await tries('stranger@example.org', 'My secret guess 2')
    const failed = { level: 30, event: 'sign-in.failed', method: 'password', remoteAddress }
    expect(lines()).toEqual([
      { ...failed, userId: 'ana', reason: 'wrong-password' },
      { ...failed, userId: null, reason: 'unknown-account' },
    ])
    expect(log.text()).not.toMatch(/secret guess|stranger@|ana@/)
  })

  it('warns of a sign-in that was not checked', async () => {
    const remoteAddress = newSender()
    const { tries } = await visitor(remoteAddress)
    for (let at = 0; at <= BY_ADDRESS_AND_EMAIL.free; at += 1) await tries(ana.email, 'guess')
    expect(lines().at(-1)).toEqual({
      level: 40,
      event: 'sign-in.limited',
      userId: null,
      method: 'password',
      waitMs: expect.any(Number),
      remoteAddress,
    })
  })

  it('warns of a sign-in refused because too many were waiting', async () => {
    const remoteAddress = newSender()
    const { tries } = await visitor(remoteAddress)
    const empty = fillPasswordQueue(server.context)
    await tries(ana.email, 'My secret guess 3')
    await empty()
    expect(lines()).toEqual([
      { level: 40, event: 'sign-in.busy', userId: null, method: 'password', remoteAddress },
    ])
  })

  it('records a refused passkey and a demo user that is not offered', async () => {
    const { browser, path } = await visitor(newSender())
    await browser.post(`${path}/passkey`, { passkey: '{"id":"nobody"}' })
    await browser.post(`${path}/demo`, { user: 'ana' })
    expect(lines()).toMatchObject([
      { event: 'sign-in.failed', userId: null, method: 'passkey', reason: 'passkey-refused' },
      { event: 'sign-in.failed', userId: null, method: 'demo', reason: 'not-offered' },
    ])
  })

  it('records a failed sign-in of a deactivated account', async () => {
    const { db } = server.context.store
    const ben = { email: 'ben@example.org', password: ana.password }
    await createUser(server.context, { ...ben, id: 'ben', firstName: 'Ben', lastName: 'Lee' })
    await db.updateTable('users').set({ deactivated_at: 1 }).where('id', '=', 'ben').execute()
    await (await visitor(newSender())).tries(ben.email, ben.password)
    expect(lines()).toMatchObject([
      { event: 'sign-in.failed', userId: 'ben', reason: 'deactivated' },
    ])
  })

  it('follows a forgotten password from the request to the new one', async () => {
    const remoteAddress = newSender()
    await post('/password', { email: 'stranger@example.org' }, remoteAddress)
    await post('/password', { email: ana.email }, remoteAddress)
    await eventually(() => expect(lines().map(({ event }) => event)).toHaveLength(3))
    expect(lines()).toEqual([
      { level: 30, event: 'password-reset.asked', userId: null, remoteAddress },
      { level: 30, event: 'password-reset.asked', userId: null, remoteAddress },
      { level: 30, event: 'password-reset.mailed', userId: 'ana' },
    ])
    const mail = await server.context.store.db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', ana.email)
      .executeTakeFirstOrThrow()
    const [, secret = ''] = /\/password\/([\w-]{43})/.exec(mail.body_text ?? '') ?? []
    const chosen = { password: 'Clear air 7', repeated: 'Clear air 7' }
    log.clear()
    const empty = fillPasswordQueue(server.context)
    await post(`/password/${secret}`, chosen, remoteAddress)
    await empty()
    await post(`/password/${secret}`, chosen, remoteAddress)
    await post(`/password/${secret}`, chosen, remoteAddress)
    expect(lines()).toEqual([
      { level: 40, event: 'password-reset.busy', userId: 'ana', remoteAddress },
      { level: 30, event: 'password-reset.done', userId: 'ana', remoteAddress },
      { level: 30, event: 'password-reset.failed', reason: 'unknown-link', remoteAddress },
    ])
    expect(log.text()).not.toContain(secret)
  })

  it('records a user’s change of their password, and too many tries', async () => {
    const headers = { authorization: `Bearer ${await tokenFor(server.context, 'ana')}` }
    const ask = () =>
      server.inject({ method: 'POST', url: '/v2/users/ana/password_reset', headers })
    while ((await ask()).statusCode !== 429);
    const own = lines().filter(({ event }) => event !== 'password-reset.mailed')
    expect(own[0]).toMatchObject({ event: 'password-reset.asked', userId: 'ana' })
    expect(own.at(-1)).toMatchObject({ event: 'password-reset.limited', userId: 'ana', level: 40 })
  })
})

it('records once who signed in at an external issuer, and by which methods', async () => {
  const issuer = await startTinyIssuer({ email: 'nia@example.org', email_verified: true })
  const server = await createTestServer({
    clock: Date.now,
    logger: log.logger,
    env: { OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: 'airshed-console' },
  })
  const authorization = `Bearer ${await issuer.token('auth0|7')}`
  const ask = () => server.inject({ url: '/v2/users/me', headers: { authorization } })
  await ask()
  await ask()
  const { user } = await callerOfToken(server.context, authorization.slice('Bearer '.length))
  expect(lines()).toEqual([
    {
      level: 30,
      event: 'sign-in.succeeded',
      userId: user.id,
      method: 'external',
      methods: [],
      remoteAddress: '127.0.0.1',
    },
  ])
  await server.close()
  await issuer.close()
})
