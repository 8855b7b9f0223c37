import type { ErrorBody, FactorTurnedOn, SecondFactor, TotpEnrolment } from '@airshed/schemas'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FRESH_FOR_MS } from '../../../people/users/secondFactor/factorRights.ts'
import { createLogLines } from '../../../testing/logLines.ts'
import { createUser } from '../createUser.ts'
import { sessionEnded } from '../sessions.ts'
import { BY_ACCOUNT } from '../signIn/failedSignIns.ts'
import type { Tokens } from '../testsupport/consoleSignIn.ts'
import { afterPassword, enrolApp, FACTOR } from '../testsupport/secondFactorSteps.ts'
import {
  ANA,
  createSignInWorld,
  type OpenedSignIn,
  type SignInWorld,
} from '../testsupport/signInWorld.ts'
import { SoftAuthenticator } from '../testsupport/softAuthenticator.ts'
import { decryptFactor, encryptFactor } from './factorKey.ts'
import { totpAt } from './totp.ts'

const time = { now: Date.now() }
const log = createLogLines()
let world: SignInWorld
let tokens: Tokens
let visitors = 0

beforeAll(async () => {
  world = await createSignInWorld({
    clock: () => time.now,
    logger: log.logger,
    env: { AIRSHED_TRUST_PROXY: '1', AIRSHED_DEMO: '1' },
  })
  await createUser(world.context, {
    id: 'demo',
    email: 'owner@example.org',
    firstName: 'Demo',
    lastName: 'Owner',
    isDemo: true,
  })
})
afterAll(() => world.close())
beforeEach(async () => {
  const { db } = world.context.store
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes', 'sign_in_attempts'] as const) {
    await db.deleteFrom(table).execute()
  }
  time.now = Date.now()
  tokens = await world.signIn(newBrowser())
})

/** A browser with its own address, because attempts are limited by address. */
const newBrowser = () =>
  world.newBrowser({ 'x-forwarded-for': `198.51.100.${(visitors += 1) % 250}` })

const call = <Body = null>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  as: Tokens = tokens,
) => world.callAs<Body>(as, method, `${FACTOR}${path}`, payload)

const enrol = () => enrolApp(world, tokens)
const showPassword = () => afterPassword(world, newBrowser())
const amrOf = ({ access_token: token }: Tokens) => decodeJwt(token)['amr']

const optionsOf = (page: { body: string }) => {
  const [, json = ''] = /data-options="([^"]+)"/.exec(page.body) ?? []
  return JSON.parse(json.replaceAll('&quot;', '"')) as { challenge: string }
}

describe('codes of an app', () => {
  it('asks for a code after the password once the app has proved its secret', async () => {
    const begun = await call<TotpEnrolment>('POST', '/totp')
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Airshed:ana%40example\.org\?.*secret=/)
    expect((await showPassword()).answer.headers.location).toMatch(/\/auth\//)
    const wrong = await call<ErrorBody>('PUT', '/totp', { code: '000000' })
    expect(wrong.body.issues?.[0]?.path).toBe('/code')

    const { secret, recoveryCodes } = await enrol()
    expect(recoveryCodes).toHaveLength(10)
    expect((await call<SecondFactor>('GET', '')).body).toMatchObject({
      is_on: true,
      totp_since: time.now,
      recovery_codes_left: 10,
      unavailable: null,
    })
    time.now += 30_000
    const { answer, page, show, tokensAfter } = await showPassword()
    expect(answer.statusCode).toBe(303)
    expect(page.body).toMatch(/autocomplete="one-time-code"/)
    const refused = await show({ code: '123456' })
    expect([refused.statusCode, refused.headers.location]).toEqual([422, undefined])
    expect(refused.body).toContain('This code is wrong')
    const done = await show({ code: totpAt(secret, time.now) })
    expect(amrOf(await tokensAfter(done))).toEqual(['pwd', 'otp', 'mfa'])
  })

  it('a code of an app works only once, and not before or long after its time', async () => {
    const { secret, code } = await enrol()
    const { show } = await showPassword()
    expect((await show({ code })).statusCode).toBe(422)
    time.now += 60_000
    const next = totpAt(secret, time.now)
    expect((await show({ code: totpAt(secret, time.now + 90_000) })).statusCode).toBe(422)
    expect((await show({ code: next })).statusCode).toBe(303)
    const again = await showPassword()
    expect((await again.show({ code: next })).statusCode).toBe(422)
  })

  it('limits wrong codes by account, wherever they come from', async () => {
    const { secret } = await enrol()
    time.now += 60_000
    for (let at = 0; at < BY_ACCOUNT.free; at += 1) {
      const { show } = await showPassword()
      expect((await show({ code: '000000' })).statusCode).toBe(422)
    }
    const { show } = await showPassword()
    const stopped = await show({ code: totpAt(secret, time.now) })
    expect(stopped.statusCode).toBe(429)
    expect(stopped.body).toContain('Too many attempts')
  })

  it('logs the outcome without the code', async () => {
    const { secret } = await enrol()
    time.now += 60_000
    const { show } = await showPassword()
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

  it('a code of an app cannot be entered before the password, in both languages', async () => {
    await enrol()
    const { browser, path } = await world.openSignIn(newBrowser())
    const skipped = await browser.post(`${path}/second`, { code: '123456' })
    expect(skipped.headers.location).toContain(path)
    await browser.post(path, { ...ANA, lang: 'es' })
    expect((await browser.get(`${path}/second?lang=es`)).body).toContain('Confirme que es usted')
  })

  it('encrypts the secret in the store for its owner only', async () => {
    const { secret } = await enrol()
    const { secret: kept } = await world.context.store.db
      .selectFrom('totp_factors')
      .select('secret')
      .executeTakeFirstOrThrow()
    expect(kept).not.toContain(secret)
    expect(await decryptFactor(world.context, 'ana', kept)).toBe(secret)
    await expect(decryptFactor(world.context, 'ben', kept)).rejects.toThrow()
    expect(await encryptFactor(world.context, 'ana', secret)).not.toBe(kept)
  })
})

describe('recovery codes', () => {
  it('recovery codes work once each, however written, until new ones replace them', async () => {
    const { recoveryCodes } = await enrol()
    const [first = '', second = ''] = recoveryCodes
    const one = await showPassword()
    const written = first.toUpperCase().replaceAll('-', ' ')
    const done = await one.show({ code: written })
    expect(amrOf(await one.tokensAfter(done))).toEqual(['pwd', 'recovery', 'mfa'])
    const again = await showPassword()
    const refused = await again.show({ code: first })
    expect(refused.statusCode).toBe(422)
    // What an app shows is replaced soon; a recovery code is not.
    expect(refused.body).toContain('This recovery code is wrong, or was already used.')
    expect((await again.show({ code: '000000' })).body).toContain('Wait for the next one.')
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

  it('signs in with a passkey after the password', async () => {
    const { key, on } = await addPasskey()
    expect(on.body.recovery_codes).toHaveLength(10)
    const { page, show, tokensAfter } = await showPassword()
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-/)
    const passkey = JSON.stringify(key.show(optionsOf(page)))
    expect(amrOf(await tokensAfter(await show({ passkey })))).toEqual(['pwd', 'pop', 'mfa'])
  })

  it('refuses a passkey twice, from another origin and of somebody else', async () => {
    const { key, made } = await addPasskey()
    expect((await call<ErrorBody>('POST', '/passkeys', made)).body.code).toBe('PASSKEY_REFUSED')
    const far = await addPasskey(new SoftAuthenticator({ origin: 'https://evil.example' }))
    expect(far.on.body.code).toBe('PASSKEY_REFUSED')
    const { page, show } = await showPassword()
    const stranger = JSON.stringify(new SoftAuthenticator().show(optionsOf(page)))
    expect((await show({ passkey: stranger })).statusCode).toBe(422)
    const old = JSON.stringify(key.show(optionsOf(page)))
    expect((await show({ passkey: old })).statusCode).toBe(422)
  })

  it('a passkey replaces the password only if it asks for a PIN', async () => {
    const { key } = await addPasskey()
    const silent = new SoftAuthenticator({ verifiesUser: false })
    await addPasskey(silent)
    /** Uses a passkey on the first page, before any password. */
    const showOn = async (shown: SoftAuthenticator, { browser, page }: OpenedSignIn) => {
      const [, path = ''] = /action="([^"]+\/passkey)"/.exec(page.body) ?? []
      return browser.post(path, { passkey: JSON.stringify(shown.show(optionsOf(page))) })
    }
    const opened = await world.openSignIn(newBrowser())
    expect(opened.page.body).toContain('Use a passkey')
    const got = await world.tokensAfter(await showOn(key, opened), opened)
    expect(decodeJwt(got.access_token)).toMatchObject({ sub: 'ana', amr: ['pop', 'user', 'mfa'] })

    const refused = await showOn(silent, await world.openSignIn(newBrowser()))
    expect(refused.statusCode).toBe(422)
  })

  it('lets a user rename and remove a passkey; the last factor ends the recovery codes', async () => {
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

describe('changing the second factor', () => {
  it('requires a sign-in within the last quarter of an hour', async () => {
    await world.context.store.db
      .updateTable('user_sessions')
      .set({ signed_in_at: time.now - FRESH_FOR_MS })
      .execute()
    sessionEnded(world.context)
    const late = await call<ErrorBody>('POST', '/totp')
    expect([late.status, late.body.code]).toEqual([403, 'SIGN_IN_AGAIN'])
  })

  it('requires the second factor itself if there is one', async () => {
    const elsewhere = await world.signIn(newBrowser())
    await enrol()
    const { body } = await call<ErrorBody>('DELETE', '', undefined, elsewhere)
    expect(body.code).toBe('SIGN_IN_AGAIN')
    expect((await call('DELETE', '')).status).toBe(204)
    expect((await showPassword()).answer.headers.location).toMatch(/\/auth\//)
  })

  it('refuses demo users a second factor', async () => {
    const opened = await world.openSignIn(newBrowser())
    const done = await opened.browser.post(`${opened.path}/demo`, { user: 'demo' })
    const demo = await world.tokensAfter(done, opened)
    expect((await call<SecondFactor>('GET', '', undefined, demo)).body.unavailable).toBe('demo')
    expect((await call<ErrorBody>('POST', '/totp', undefined, demo)).body.code).toBe('DEMO_ACCOUNT')
  })
})
