import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../front/app.ts'
import { seedOrganization } from '../../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createUser } from '../createUser.ts'
import { hashPassword, PASSWORD_COST } from '../hashPassword.ts'
import { inPasswordQueue, newPasswordQueue } from '../passwordQueue.ts'
import { TestBrowser } from '../testsupport/browser.ts'
import { fillPasswordQueue } from '../testsupport/fillPasswordQueue.ts'
import { authorizationRequest, callbackOf } from '../testsupport/consoleSignIn.ts'
import { SUBMIT_ONCE } from '../../../web/pages/submitOnce.ts'
import { BY_ADDRESS, BY_ADDRESS_AND_EMAIL, FIRST_WAIT_MS } from './failedSignIns.ts'

const origin = 'http://localhost:4000'
const password = 'a long enough password'

async function serverWithPeople(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await createTestServer({ env, clock: Date.now })
  const { context } = server
  await seedOrganization(context, 'org_city')
  await seedOrganization(context, 'org_port')
  const person = (name: string) => ({
    id: `user_${name}`,
    email: `${name}@example.org`,
    firstName: name,
    lastName: 'Lee',
  })
  await createUser(context, { ...person('ana'), password })
  await createUser(context, {
    ...person('owner'),
    isDemo: true,
    roles: [{ organizationId: 'org_city', role: 'owner' }],
  })
  await createUser(context, {
    ...person('partner'),
    isDemo: true,
    roles: [
      { organizationId: 'org_city', role: 'partner' },
      { organizationId: 'org_port', role: 'user' },
    ],
  })
  return server
}

/** Somebody who has just come to the sign-in page. */
async function visitor(
  { app }: TestServer,
  headers: Record<string, string> = {},
  request: Record<string, string> = {},
) {
  const browser = new TestBrowser(app, origin, headers)
  const start = await browser.get(authorizationRequest(origin, request).url)
  const page = await browser.follow(start)
  const path = browser.formPath(page)
  return {
    browser,
    page,
    path,
    tries: (email: string, tried: string) => browser.post(path, { email, password: tried }),
  }
}

/** A second process on the same store. */
async function createAnotherApp({ context }: TestServer) {
  const { config, store, bus, clock } = context
  const { app } = await buildApp({ config, store, bus, clock })
  await app.ready()
  return app
}

let server: TestServer
beforeAll(async () => {
  server = await serverWithPeople()
})
afterAll(() => server.close())

describe('the sign-in page', () => {
  it('uses plain labels, autocomplete and a strict policy', async () => {
    const { page } = await visitor(server)
    expect(page.body).toContain('<title>Sign in | Airshed Console</title>')
    expect(page.body).toContain('<html lang="en">')
    expect(page.body).toMatch(/<label for="email">E-mail<\/label>/)
    expect(page.body).toMatch(/id="email"[^>]*autocomplete="username"[^>]*autofocus/s)
    expect(page.body).toMatch(/id="password"[^>]*autocomplete="current-password"/s)
    // Nothing runs but what sends the form once, as a double click would lose the sign-in.
    expect(page.body.match(/<script>.*?<\/script>/gs)).toEqual([`<script>${SUBMIT_ONCE}</script>`])
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/)
    expect(policy).toContain(`form-action 'self' ${origin}`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(page.headers['cache-control']).toBe('no-store')
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['the console asks for it', { 'accept-language': 'en' }, { ui_locales: 'es' }],
    ['the browser speaks it', { 'accept-language': 'es-MX,es;q=0.9' }, {}],
  ])('speaks Spanish when %s', async (_why, headers, request) => {
    const { page } = await visitor(server, headers, request)
    expect(page.body).toContain('<title>Iniciar sesión | Airshed Console</title>')
    expect(page.body).toContain('<html lang="es">')
    expect(page.body).toContain('Contraseña')
  })

  it('changes its language by a link and keeps it after a failure', async () => {
    const { browser, path } = await visitor(server)
    expect((await browser.get(`${path}?lang=es`)).body).toContain('Correo electrónico')
    const answer = await browser.post(path, { lang: 'es', email: 'ana@example.org', password: '' })
    expect(answer.body).toContain('Escriba su contraseña.')
  })

  it('starts with the e-mail address that the console knows', async () => {
    const { page } = await visitor(server, {}, { login_hint: 'ana@example.org' })
    expect(page.body).toMatch(/id="email"[^>]*value="ana@example.org"/s)
  })

  it('writes what was typed as text', async () => {
    const { tries } = await visitor(server)
    const { body } = await tries('"><script>alert(1)</script>@example.org', 'x')
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&quot;&gt;&lt;script&gt;')
  })
})

describe('a failed sign-in', () => {
  it.each([
    ['nothing', '', '', 'email', 'Enter your e-mail address.'],
    ['no e-mail address', 'ana', 'x', 'email', 'This is not an e-mail address.'],
    ['a NUL character', 'a\0na@example.org', 'x', 'email', 'This is not an e-mail address.'],
    ['no password', 'ana@example.org', '', 'password', 'Enter your password.'],
    ['a wrong password', 'ana@example.org', 'wrong', 'password', 'was incorrect'],
    ['an unknown e-mail', 'nobody@example.org', password, 'password', 'was incorrect'],
    ['a user without password', 'owner@example.org', '', 'password', 'Enter your password.'],
    ['a demo user', 'owner@example.org', password, 'password', 'was incorrect'],
  ])('shows the error of %s beside the field', async (_with, email, tried, at, text) => {
    const { tries } = await visitor(server)
    const answer = await tries(email, tried)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers.location).toBeUndefined()
    const [, error = ''] = new RegExp(`id="${at}-error"[^>]*>([^<]*)<`).exec(answer.body) ?? []
    expect(error).toContain(text)
    expect(answer.body).toMatch(
      new RegExp(`id="${at}"[^>]*aria-invalid="true"\\s+aria-describedby="${at}-error"`, 's'),
    )
  })

  it('keeps the e-mail address but never the password, and continues from there', async () => {
    const { browser, tries } = await visitor(server)
    const answer = await tries('ana@example.org', 'not-my-password')
    expect(answer.body).toMatch(/id="email"[^>]*value="ana@example.org"/s)
    expect(answer.body).not.toContain('not-my-password')
    const done = await browser.follow(await tries('ana@example.org', password))
    expect(callbackOf(done)).toHaveProperty('code')
  })

  it.each([
    ['something that is no form', 'application/json', '{"email":"ana@example.org"}', 415],
    ['an enormous form', 'application/x-www-form-urlencoded', `email=${'a'.repeat(10_000)}`, 413],
  ])('refuses a sign-in with %s', async (_with, type, payload, status) => {
    const { path } = await visitor(server)
    const headers = { 'content-type': type }
    const answer = await server.inject({ method: 'POST', url: path, headers, payload })
    expect(answer.statusCode).toBe(status)
  })
})

describe('an old password hash', () => {
  it('renews an old hash when its owner signs in', async () => {
    const { db } = server.context.store
    const old = await hashPassword(password, { ...PASSWORD_COST, N: 2 ** 12 })
    const ofAna = () => db.selectFrom('users').select('password_hash').where('id', '=', 'user_ana')
    await db.updateTable('users').set({ password_hash: old }).where('id', '=', 'user_ana').execute()
    await (await visitor(server)).tries('ana@example.org', 'wrong')
    expect((await ofAna().executeTakeFirst())?.password_hash).toBe(old)
    await (await visitor(server)).tries('ana@example.org', password)
    expect((await ofAna().executeTakeFirst())?.password_hash).toMatch(/^scrypt\$32768\$/)
  })
})

describe('too many attempts to sign in', () => {
  const time = { now: Date.now() }
  let guarded: TestServer
  const ana = 'ana@example.org'
  beforeAll(async () => {
    guarded = await createTestServer({
      clock: () => time.now,
      env: { AIRSHED_TRUST_PROXY: '1' },
    })
    await createUser(guarded.context, { email: ana, firstName: 'Ana', lastName: 'Lee', password })
  })
  afterAll(() => guarded.close())
  /** Somebody behind the proxy in front of the server. */
  const from = (address: string) => visitor(guarded, { 'x-forwarded-for': address })
  const guess = async (address: string, times: number, email = ana) => {
    const { tries } = await from(address)
    const statuses: number[] = []
    for (let at = 0; at < times; at += 1) {
      statuses.push((await tries(email, `guess ${at}`)).statusCode)
    }
    return statuses
  }

  it('a stranger’s attempts never lock the owner out, however many addresses they use', async () => {
    for (let network = 1; network <= 5; network += 1) {
      const statuses = await guess(`198.51.100.${network}`, BY_ADDRESS_AND_EMAIL.free + 1)
      expect(statuses.at(-1)).toBe(429)
    }
    const { browser, tries } = await from('203.0.113.9')
    expect(callbackOf(await browser.follow(await tries(ana, password)))).toHaveProperty('code')
  })

  it('waits grow on one account from one address, even for the right password', async () => {
    const { tries } = await from('203.0.113.20')
    const attempts = Array.from({ length: BY_ADDRESS_AND_EMAIL.free }, () => tries(ana, 'guess'))
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([422]))
    const stopped = await tries('ANA@example.org', password)
    expect(stopped.statusCode).toBe(429)
    expect(stopped.headers['retry-after']).toBe(String(FIRST_WAIT_MS / 1000))
    expect(stopped.body).toContain('Too many attempts. Try again in 1 minute.')

    time.now += FIRST_WAIT_MS
    expect((await tries(ana, 'another guess')).statusCode).toBe(422)
    expect((await tries(ana, password)).headers['retry-after']).toBe(
      String((2 * FIRST_WAIT_MS) / 1000),
    )
    time.now += 2 * FIRST_WAIT_MS
    const { browser } = await from('203.0.113.20')
    const path = browser.formPath(
      await browser.follow(await browser.get(authorizationRequest(origin).url)),
    )
    const done = await browser.follow(await browser.post(path, { email: ana, password }))
    expect(callbackOf(done)).toHaveProperty('code')
  })

  it('stops an address whichever account it tries, and counts an IPv6 network as one address', async () => {
    const answers: number[] = []
    for (let at = 0; at <= BY_ADDRESS.free; at += 1) {
      answers.push(...(await guess(`2001:db8:0:7::${at + 1}`, 1, `n${at}@example.org`)))
    }
    expect(answers.slice(0, -1)).toEqual(Array.from({ length: BY_ADDRESS.free }, () => 422))
    expect(answers.at(-1)).toBe(429)
    expect(await guess('2001:db8:0:8::1', 1)).toEqual([422])
  })

  it('counts attempts for every process on the store', async () => {
    const address = '203.0.113.40'
    await guess(address, BY_ADDRESS_AND_EMAIL.free)
    const other = await createAnotherApp(guarded)
    const { tries } = await visitor({ ...guarded, app: other }, { 'x-forwarded-for': address })
    expect((await tries(ana, password)).statusCode).toBe(429)
    await other.close()
  })

  it('counts a claimed address by the real one', async () => {
    const bare = await createTestServer({ clock: Date.now })
    const statuses: number[] = []
    for (let at = 0; at <= BY_ADDRESS_AND_EMAIL.free; at += 1) {
      const { tries } = await visitor(bare, { 'x-forwarded-for': `198.51.100.${at}` })
      statuses.push((await tries(ana, 'guess')).statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
    await bare.close()
  })
})

describe('a full queue of passwords', () => {
  const ana = 'ana@example.org'
  const counted = () => server.context.store.db.selectFrom('sign_in_attempts').selectAll().execute()

  it('refuses a sign-in at once while the queue is full, without counting it', async () => {
    const { browser, path, tries } = await visitor(server)
    const before = await counted()
    const empty = fillPasswordQueue(server.context)
    const answers = [await tries(ana, password), await tries('nobody@example.org', password)]
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers['retry-after'], headers.location]).toEqual([503, '5', undefined])
      expect(body).toMatch(/role="alert">Too many people are signing in right now\./)
    }
    const [known, unknown] = answers.map(({ body }) => body.replaceAll(/(ana|nobody)@/g, '@'))
    expect(known).toBe(unknown)
    const inSpanish = await browser.post(path, { lang: 'es', email: ana, password })
    expect(inSpanish.body).toContain('Demasiadas personas están iniciando sesión')
    expect(await counted()).toEqual(before)

    await empty()
    expect(callbackOf(await browser.follow(await tries(ana, password)))).toHaveProperty('code')
  })

  it('answers sign-ins in the full queue and refuses the rest for now', async () => {
    const small = await createTestServer({ clock: Date.now, env: { AIRSHED_TRUST_PROXY: '1' } })
    small.context.memory.of(newPasswordQueue, { atOnce: 1, places: 2 })
    const visitors = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => visitor(small, { 'x-forwarded-for': `203.0.113.${at}` })),
    )
    // A place taken until the others are answered, so that the order of arrival does not matter.
    const held = Promise.withResolvers<void>()
    const inPlace = inPasswordQueue(small.context, '198.51.100.1', (inTurn) =>
      inTurn(() => held.promise),
    )
    const statuses: number[] = []
    const answers = visitors.map(async ({ tries }) => {
      statuses.push((await tries(ana, password)).statusCode)
    })
    await expect.poll(() => statuses).toEqual([503, 503, 503, 503])
    held.resolve()
    await Promise.all([inPlace, ...answers])
    expect(statuses).toEqual([503, 503, 503, 503, 422])
    expect((await visitors[0]?.tries(ana, password))?.statusCode).toBe(422)
    await small.close()
  })
})

describe('the demo on the sign-in page', () => {
  it('offers no demo users while it is off and refuses direct requests', async () => {
    const { browser, page, path } = await visitor(server)
    expect(page.body).not.toContain('Continue as')
    const answer = await browser.post(`${path}/demo`, { user: 'user_owner' })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body).toContain('Demo users are switched off')
  })

  describe('the sign-in page with the demo on', () => {
    let demo: TestServer
    beforeAll(async () => {
      demo = await serverWithPeople({ AIRSHED_DEMO: '1' })
    })
    afterAll(() => demo.close())

    it('shows a button for each demo user', async () => {
      const { page } = await visitor(demo)
      const buttons = page.body.matchAll(/name="user" value="(\w+)"[^>]*>\s*([^<]*?)\s*</g)
      expect([...buttons].map(([, id, text]) => [id, text])).toEqual([
        ['user_owner', 'Continue as Owner'],
        ['user_partner', 'Continue as Partner'],
      ])
    })

    it('signs in by the button', async () => {
      const { browser, path } = await visitor(demo)
      const answer = await browser.follow(
        await browser.post(`${path}/demo`, { user: 'user_partner' }),
      )
      expect(callbackOf(answer)).toHaveProperty('code')
    })

    it.each(['user_ana', 'nobody', '', 'a\0b'])('signs in nobody else (%j)', async (user) => {
      const { browser, path } = await visitor(demo)
      const answer = await browser.post(`${path}/demo`, { user })
      expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined])
    })
  })
})
