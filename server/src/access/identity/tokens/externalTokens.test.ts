import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../base/errors.ts'
import { seedOrganization, seedUser } from '../../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../../testing/testServer.ts'
import { describeUser } from '../describeUser.ts'
import { callerOfToken } from '../callerOfToken.ts'
import { tokenFor } from '../testsupport/tokenFor.ts'
import {
  freePort,
  startSecondProvider,
  type SecondProvider,
} from '../testsupport/startSecondProvider.ts'
import { startTinyIssuer } from '../testsupport/tinyIssuer.ts'

const password = 'a long enough password'

const serverTrusting = (issuer: string) =>
  createTestServer({
    clock: Date.now,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'airshed-console' },
  })

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error.code
  throw new Error(`expected an ApiError, got ${String(error)}`)
}

describe('an external issuer', () => {
  let provider: SecondProvider
  let server: TestServer
  const call = (token: string) => callerOfToken(server.context, token)
  const mint = (subject: string, options = {}) => provider.call({ mint: { subject, options } })

  beforeAll(async () => {
    provider = await startSecondProvider()
    server = await serverTrusting(provider.issuer)
    await seedOrganization(server.context, 'org_city')
    await seedUser(server.context, { id: 'ana', role: 'owner', organization: 'org_city' })
    await seedUser(server.context, { id: 'ben', role: 'user', organization: 'org_city' })
  })
  afterAll(async () => {
    await server.close()
    await provider.stop()
  })

  it('an external issuer replaces the embedded provider', async () => {
    const response = await server.inject('/oidc/.well-known/openid-configuration')
    expect(response.statusCode).toBe(404)
  })

  it('finds a user by verified e-mail address first and then by subject', async () => {
    const email = 'ana@example.org'
    const subject = await provider.call({
      make: { id: 'far_ana', email, password, firstName: 'Ana', lastName: 'Ortiz' },
    })
    const token = await provider.call({ signIn: { email, password } })
    const caller = await call(token)
    expect(caller.user).toMatchObject({ id: 'ana', external_id: subject, email })
    expect(caller.can('manage_organizations', 'org_city')).toBe(true)
    expect((await call(await mint(subject))).user.id).toBe('ana')
  })

  it('a known subject needs no e-mail address', async () => {
    expect((await call(await mint('ext-ben'))).user.id).toBe('ben')
  })

  it('a stranger becomes a user without permissions, once', async () => {
    const claims = { email: 'New@Example.org', email_verified: true, given_name: 'N\u202Eia' }
    const token = await mint('far_new', { claims })
    const callers = await Promise.all([call(token), call(token), call(token)])
    expect(new Set(callers.map(({ user }) => user.id)).size).toBe(1)
    expect(callers[0]?.user).toMatchObject({
      external_id: 'far_new',
      email: 'new@example.org',
      first_name: 'Nia',
      permissions: {},
    })
  })

  it('an unverified e-mail address opens no account and claims no address', async () => {
    for (const claims of [{ email: 'ben@example.org', email_verified: false }, {}]) {
      const subject = `far_${Object.keys(claims).length}`
      const { user } = await call(await mint(subject, { claims }))
      expect(user.id).not.toBe('ben')
      expect(user.permissions).toEqual({})
      expect(user.email).toMatch(/@unverified\.invalid$/)
    }
    expect((await describeUser(server.context, 'ben')).external_id).toBe('ext-ben')
  })

  it.each<[string, string, () => Promise<string>]>([
    ['expired tokens', 'TOKEN_EXPIRED', () => mint('ext-ben', { expiresInS: -1 })],
    [
      'identity tokens and others made for the client',
      'TOKEN_INVALID',
      () => mint('ext-ben', { audience: 'airshed-console' }),
    ],
    ['other issuers', 'TOKEN_INVALID', () => mint('ext-ben', { issuer: 'https://evil.example' })],
    [
      'tokens of its own provider',
      'TOKEN_INVALID',
      () => tokenFor(server.context, 'ana', { issuer: provider.issuer }),
    ],
    ['what is no token', 'TOKEN_INVALID', async () => 'hello'],
  ])('%s are refused', async (_what, code, token) => {
    expect(await codeOf(call(await token()))).toBe(code)
  })
})

describe('an issuer with short tokens', () => {
  it('reads the profile of a new user from the issuer', async () => {
    const tiny = await startTinyIssuer({
      sub: 'auth0|7',
      email: 'ana@example.org',
      email_verified: true,
    })
    const server = await serverTrusting(tiny.issuer)
    await seedUser(server.context, { id: 'ana' })
    const caller = await callerOfToken(server.context, await tiny.token('auth0|7'))
    expect(caller.user).toMatchObject({ id: 'ana', external_id: 'auth0|7' })
    await server.close()
    await tiny.close()
  })

  it('ignores a profile of another subject', async () => {
    const tiny = await startTinyIssuer({ sub: 'x', email: 'ana@example.org', email_verified: true })
    const server = await serverTrusting(tiny.issuer)
    await seedUser(server.context, { id: 'ana' })
    const caller = await callerOfToken(server.context, await tiny.token('auth0|7'))
    expect(caller.user.id).not.toBe('ana')
    await server.close()
    await tiny.close()
  })
})

describe('an issuer that fails', () => {
  it.each<[string, () => Promise<{ issuer: string; close(): Promise<void> }>]>([
    [
      'because nobody is there',
      async () => ({ issuer: `http://127.0.0.1:${await freePort()}`, close: async () => {} }),
    ],
    ['because it calls itself otherwise', () => startTinyIssuer({}, 'https://other.example')],
  ])('blames the issuer and not the token: %s', async (_why, start) => {
    const { issuer, close } = await start()
    const server = await serverTrusting(issuer)
    const token = await tokenFor(server.context, 'ana', { issuer })
    expect(await codeOf(callerOfToken(server.context, token))).toBe('UNAVAILABLE')
    await server.close()
    await close()
  })
})
