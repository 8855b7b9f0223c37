import type { ErrorBody, FactorTurnedOn, SecondFactor, TotpEnrolment } from '@airshed/schemas'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FRESH_FOR_MS } from '../../modules/users/secondFactor/factorRights.ts'
import { createLogLines } from '../../testing/logLines.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { createUser } from '../createUser.ts'
import { BY_ACCOUNT } from '../signIn/failedSignIns.ts'
import { TestBrowser } from '../testsupport/browser.ts'
import {
  authorizationRequest,
  callbackOf,
  exchangeCode,
  signIn,
  type Tokens,
} from '../testsupport/consoleSignIn.ts'
import { SoftAuthenticator } from '../testsupport/softAuthenticator.ts'
import { sessionEnded } from '../sessions.ts'
import { decryptFactor, encryptFactor } from './factorKey.ts'
import { totpAt } from './totp.ts'

const origin = 'http://localhost:4000'
const ana = { email: 'ana@example.org', password: 'a long enough password' }
const time = { now: Date.now() }
const log = createLogLines()
let server: TestServer
let tokens: Tokens
let visitors = 0

beforeAll(async () => {
  server = await createTestServer({
    clock: () => time.now,
    logger: log.logger,
    env: { AIRSHED_TRUST_PROXY: '1', AIRSHED_DEMO: '1' },
  })
  await createUser(server.context, { ...ana, id: 'ana', firstName: 'Ana', lastName: 'Ortiz' })
  await createUser(server.context, {
    id: 'demo',
    email: 'owner@example.org',
    firstName: 'Demo',
    lastName: 'Owner',
    isDemo: true,
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.context.store
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes', 'sign_in_attempts'] as const) {
    await db.deleteFrom(table).execute()
  }
  time.now = Date.now()
  tokens = await signIn(server.app, browserAt(), origin, ana)
})

const browserAt = (address = `198.51.100.${(visitors += 1) % 250}`) =>
  new TestBrowser(server.app, origin, { 'x-forwarded-for': address })

async function call<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  as: Tokens = tokens,
) {
  const headers = { authorization: `Bearer ${as.access_token}` }
  const response = await server.app.inject({
    method,
    url: `/v2/users/me/second_factor${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return {
    status: response.statusCode,
    body: (response.body === '' ? null : response.json()) as Body,
  }
}

async function enrolApp() {
  const { body } = await call<TotpEnrolment>('POST', '/totp')
  const code = totpAt(body.secret, time.now)
  const on = await call<FactorTurnedOn>('PUT', '/totp', { code })
  return { secret: body.secret, uri: body.uri, code, codes: on.body.recovery_codes ?? [] }
}

/** Somebody who has shown the password, on the page that follows. */
async function afterPassword(browser = browserAt()) {
  const request = authorizationRequest(origin)
  const first = await browser.follow(await browser.get(request.url))
  const answer = await browser.post(browser.formPath(first), ana)
  const path = String(answer.headers.location)
  const page = await browser.get(path)
  return {
    browser,
    request,
    answer,
    page,
    show: (form: Record<string, string>) => browser.post(path, form),
    async amr(done: Awaited<ReturnType<TestBrowser['post']>>) {
      const { code = '' } = callbackOf(await browser.follow(done))
      const got = await exchangeCode(server.app, request, code)
      return decodeJwt(got.access_token)['amr']
    },
  }
}
const optionsOf = (page: { body: string }) => {
  const [, json = ''] = /data-options="([^"]+)"/.exec(page.body) ?? []
  return JSON.parse(json.replaceAll('&quot;', '"')) as { challenge: string }
}

describe('codes of an app', () => {
  it('are asked for after the password, once the app has shown that it has the secret', async () => {
    const begun = await call<TotpEnrolment>('POST', '/totp')
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Airshed:ana%40example\.org\?.*secret=/)
    expect((await afterPassword()).answer.headers.location).toMatch(/\/auth\//)
    const wrong = await call<ErrorBody>('PUT', '/totp', { code: '000000' })
    expect(wrong.body.issues?.[0]?.path).toBe('/code')

    const { secret, codes } = await enrolApp()
    expect(codes).toHaveLength(10)
    expect((await call<SecondFactor>('GET', '')).body).toMatchObject({
      is_on: true,
      totp_since: time.now,
      recovery_codes_left: 10,
      unavailable: null,
    })
    time.now += 30_000
    const { answer, page, show, amr } = await afterPassword()
    expect(answer.statusCode).toBe(303)
    expect(page.body).toMatch(/autocomplete="one-time-code"/)
    const refused = await show({ code: '123456' })
    expect([refused.statusCode, refused.headers.location]).toEqual([422, undefined])
    expect(refused.body).toContain('This code is wrong')
    expect(await amr(await show({ code: totpAt(secret, time.now) }))).toEqual(['pwd', 'otp', 'mfa'])
  })

  it('count once, and not before and long after their time', async () => {
    const { secret, code } = await enrolApp()
    const { show } = await afterPassword()
    expect((await show({ code })).statusCode).toBe(422)
    time.now += 60_000
    const next = totpAt(secret, time.now)
    expect((await show({ code: totpAt(secret, time.now + 90_000) })).statusCode).toBe(422)
    expect((await show({ code: next })).statusCode).toBe(303)
    const again = await afterPassword()
    expect((await again.show({ code: next })).statusCode).toBe(422)
  })

  it('are limited by the account, from wherever they are tried', async () => {
    const { secret } = await enrolApp()
    time.now += 60_000
    for (let at = 0; at < BY_ACCOUNT.free; at += 1) {
      const { show } = await afterPassword()
      expect((await show({ code: '000000' })).statusCode).toBe(422)
    }
    const { show } = await afterPassword()
    const stopped = await show({ code: totpAt(secret, time.now) })
    expect(stopped.statusCode).toBe(429)
    expect(stopped.body).toContain('Too many attempts')
  })

  it('are in the log by what became of them, without the code', async () => {
    const { secret } = await enrolApp()
    time.now += 60_000
    const { show } = await afterPassword()
    log.clear()
    await show({ code: '123456' })
    const right = totpAt(secret, time.now)
    await show({ code: right })
    const second = { userId: 'ana', method: 'second-factor' }
    expect(log.events()).toMatchObject([
      { event: 'sign-in.failed', ...second, reason: 'wrong-code' },
      { event: 'sign-in.succeeded', ...second, methods: ['pwd', 'otp', 'mfa'] },
    ])
    expect(log.text()).not.toMatch(new RegExp(`"(123456|${right})"`))
  })

  it('cannot be shown before the password, in both languages', async () => {
    await enrolApp()
    const browser = browserAt()
    const first = await browser.follow(await browser.get(authorizationRequest(origin).url))
    const path = browser.formPath(first)
    const skipped = await browser.post(`${path}/second`, { code: '123456' })
    expect(skipped.headers.location).toContain(path)
    await browser.post(path, { ...ana, lang: 'es' })
    expect((await browser.get(`${path}/second?lang=es`)).body).toContain('Confirme que es usted')
  })

  it('have their secret encrypted in the store, for their owner alone', async () => {
    const { secret } = await enrolApp()
    const { secret: kept } = await server.context.store.db
      .selectFrom('totp_factors')
      .select('secret')
      .executeTakeFirstOrThrow()
    expect(kept).not.toContain(secret)
    expect(await decryptFactor(server.context, 'ana', kept)).toBe(secret)
    await expect(decryptFactor(server.context, 'ben', kept)).rejects.toThrow()
    expect(await encryptFactor(server.context, 'ana', secret)).not.toBe(kept)
  })
})

describe('recovery codes', () => {
  it('work once each, in any writing, and new ones end the old', async () => {
    const { codes } = await enrolApp()
    const [first = '', second = ''] = codes
    const one = await afterPassword()
    const written = first.toUpperCase().replaceAll('-', ' ')
    expect(await one.amr(await one.show({ code: written }))).toEqual(['pwd', 'recovery', 'mfa'])
    const again = await afterPassword()
    expect((await again.show({ code: first })).statusCode).toBe(422)
    const made = await call<{ recovery_codes: string[] }>('POST', '/recovery_codes')
    expect(made.body.recovery_codes).toHaveLength(10)
    expect((await again.show({ code: second })).statusCode).toBe(422)
  })
})

describe('a passkey', () => {
  async function addPasskey(key = new SoftAuthenticator()) {
    const { body } = await call<{ options: { challenge: string } }>('POST', '/passkey_options')
    const made = { name: 'Laptop', response: key.make(body.options) }
    return { key, made, on: await call<FactorTurnedOn & ErrorBody>('POST', '/passkeys', made) }
  }

  it('is shown after the password', async () => {
    const { key, on } = await addPasskey()
    expect(on.body.recovery_codes).toHaveLength(10)
    const { page, show, amr } = await afterPassword()
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-/)
    const passkey = JSON.stringify(key.show(optionsOf(page)))
    expect(await amr(await show({ passkey }))).toEqual(['pwd', 'pop', 'mfa'])
  })

  it('is not taken twice, of another origin, or of somebody else', async () => {
    const { key, made } = await addPasskey()
    expect((await call<ErrorBody>('POST', '/passkeys', made)).body.code).toBe('PASSKEY_REFUSED')
    const far = await addPasskey(new SoftAuthenticator({ origin: 'https://evil.example' }))
    expect(far.on.body.code).toBe('PASSKEY_REFUSED')
    const { page, show } = await afterPassword()
    const stranger = JSON.stringify(new SoftAuthenticator().show(optionsOf(page)))
    expect((await show({ passkey: stranger })).statusCode).toBe(422)
    const old = JSON.stringify(key.show(optionsOf(page)))
    expect((await show({ passkey: old })).statusCode).toBe(422)
  })

  it('is the whole sign-in where it asks for a PIN, and not without', async () => {
    const { key } = await addPasskey()
    const silent = new SoftAuthenticator({ verifiesUser: false })
    await addPasskey(silent)
    const begin = async () => {
      const browser = browserAt()
      const request = authorizationRequest(origin)
      const page = await browser.follow(await browser.get(request.url))
      return {
        browser,
        request,
        page,
        path: /action="([^"]+)\/passkey"/.exec(page.body)?.[1] ?? '',
      }
    }
    const { browser, request, page, path } = await begin()
    expect(page.body).toContain('Use a passkey')
    const passkey = JSON.stringify(key.show(optionsOf(page)))
    const done = await browser.follow(await browser.post(`${path}/passkey`, { passkey }))
    const got = await exchangeCode(server.app, request, callbackOf(done)['code'] ?? '')
    expect(decodeJwt(got.access_token)).toMatchObject({ sub: 'ana', amr: ['pop', 'user', 'mfa'] })

    const other = await begin()
    const shown = JSON.stringify(silent.show(optionsOf(other.page)))
    const refused = await other.browser.post(`${other.path}/passkey`, { passkey: shown })
    expect(refused.statusCode).toBe(422)
  })

  it('is named and removed by its owner; with the last factor the recovery codes go', async () => {
    await addPasskey()
    const { body } = await call<SecondFactor>('GET', '')
    const id = body.passkeys[0]?.id ?? ''
    expect((await call('PUT', `/passkeys/${id}`, { name: 'Old laptop' })).status).toBe(204)
    expect((await call<SecondFactor>('GET', '')).body.passkeys[0]?.name).toBe('Old laptop')
    expect((await call('DELETE', '/passkeys/unknown')).status).toBe(404)
    expect((await call('DELETE', `/passkeys/${id}`)).status).toBe(204)
    expect((await call<SecondFactor>('GET', '')).body).toMatchObject({
      is_on: false,
      recovery_codes_left: 0,
    })
  })
})

describe('changing it', () => {
  it('needs a sign-in of the last quarter of an hour', async () => {
    await server.context.store.db
      .updateTable('user_sessions')
      .set({ signed_in_at: time.now - FRESH_FOR_MS })
      .execute()
    sessionEnded(server.context)
    const late = await call<ErrorBody>('POST', '/totp')
    expect([late.status, late.body.code]).toEqual([403, 'SIGN_IN_AGAIN'])
  })

  it('needs the second factor itself where there is one', async () => {
    const elsewhere = await signIn(server.app, browserAt(), origin, ana)
    await enrolApp()
    const { body } = await call<ErrorBody>('DELETE', '', undefined, elsewhere)
    expect(body.code).toBe('SIGN_IN_AGAIN')
    expect((await call('DELETE', '')).status).toBe(204)
    expect((await afterPassword()).answer.headers.location).toMatch(/\/auth\//)
  })

  it('is not for users of the demo', async () => {
    const browser = browserAt()
    const request = authorizationRequest(origin)
    const page = await browser.follow(await browser.get(request.url))
    const done = await browser.follow(
      await browser.post(`${browser.formPath(page)}/demo`, { user: 'demo' }),
    )
    const demo = await exchangeCode(server.app, request, callbackOf(done)['code'] ?? '')
    expect((await call<SecondFactor>('GET', '', undefined, demo)).body.unavailable).toBe('demo')
    expect((await call<ErrorBody>('POST', '/totp', undefined, demo)).body.code).toBe('DEMO_ACCOUNT')
  })
})
