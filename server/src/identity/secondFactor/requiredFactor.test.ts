import type { ErrorBody, SecondFactor, TotpEnrolment, User } from '@airshed/schemas'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedOrganization } from '../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { createUser } from '../createUser.ts'
import { onRightsChanged, rightsChanged } from '../loadCaller.ts'
import { TestBrowser } from '../testsupport/browser.ts'
import {
  askForTokens,
  authorizationRequest,
  callbackOf,
  exchangeCode,
  signIn,
  type Tokens,
} from '../testsupport/consoleSignIn.ts'
import { SoftAuthenticator } from '../testsupport/softAuthenticator.ts'
import { dropFactors } from './factors.ts'
import { totpAt } from './totp.ts'

const origin = 'http://localhost:4000'
const ana = { email: 'ana@example.org', password: 'a long enough password' }
const REQUIRED = [{ id: 'city', name: 'city' }]
const FACTOR = 'users/me/second_factor'
const time = { now: Date.now() }
let server: TestServer
let tokens: Tokens

beforeAll(async () => {
  server = await createTestServer({ clock: () => time.now })
  const { context } = server
  await seedOrganization(context, 'harbour')
  await seedOrganization(context, 'city')
  await context.store.db
    .updateTable('organizations')
    .set({ requires_second_factor: true })
    .where('id', '=', 'city')
    .execute()
  const roles = [{ organizationId: 'city', role: 'support' as const }]
  await createUser(context, { ...ana, id: 'ana', firstName: 'Ana', lastName: 'Ortiz', roles })
})
afterAll(() => server.close())
beforeEach(async () => {
  time.now = Date.now()
  await dropFactors(server.context.store.db, 'ana')
  rightsChanged(server.context, 'ana')
  tokens = await signIn(server.app, new TestBrowser(server.app, origin), origin, ana)
})

async function call<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  as = tokens,
) {
  const headers = { authorization: `Bearer ${as.access_token}` }
  const url = `/v2/${path}`
  const { body } = await server.app.inject({ method, url, headers, payload })
  return (body === '' ? null : JSON.parse(body)) as Body
}
/** Which organizations show them nothing without a second factor. */
const closedTo = async (as = tokens) =>
  (await call<User>('GET', 'users/me', undefined, as)).second_factor_required_by ?? []
const act = () =>
  call<User & ErrorBody>('POST', 'users/access_context/support', { external_id: 'ext-harbour' })

async function enrolApp() {
  const { secret } = await call<TotpEnrolment>('POST', `${FACTOR}/totp`)
  await call('PUT', `${FACTOR}/totp`, { code: totpAt(secret, time.now) })
  return secret
}
/** Ana at another browser, with a code of her app. */
async function signInElsewhere(secret: string) {
  time.now += 60_000
  const browser = new TestBrowser(server.app, origin)
  const request = authorizationRequest(origin)
  const first = await browser.follow(await browser.get(request.url))
  const page = await browser.post(browser.formPath(first), ana)
  const code = totpAt(secret, time.now)
  const done = await browser.post(String(page.headers.location), { code })
  const callback = callbackOf(await browser.follow(done))
  return { browser, got: await exchangeCode(server.app, request, callback['code'] ?? '') }
}

it('staff set one up by their password alone, and act for others from then on', async () => {
  expect((await act()).code).toBe('SECOND_FACTOR_REQUIRED')
  expect(await closedTo()).toEqual(REQUIRED)
  await enrolApp()
  expect(await closedTo()).toEqual([])
  expect((await act()).access_context?.organization_id).toBe('harbour')
  await call('DELETE', 'users/access_context/support')
})

it('turning it off leads every session of its owner outside, at once', async () => {
  const { got: elsewhere } = await signInElsewhere(await enrolApp())
  expect([await closedTo(), await closedTo(elsewhere)]).toEqual([[], []])
  // As open sockets listen.
  const told: string[] = []
  const stop = onRightsChanged(server.context, (userId) => told.push(userId))
  await call('DELETE', FACTOR)
  stop()
  expect([await closedTo(), await closedTo(elsewhere)]).toEqual([REQUIRED, REQUIRED])
  expect(told).toEqual(['ana'])
})

it('removing one after the other does so with the last', async () => {
  await enrolApp()
  const { options } = await call<{ options: { challenge: string } }>(
    'POST',
    `${FACTOR}/passkey_options`,
  )
  const response = new SoftAuthenticator().make(options)
  await call('POST', `${FACTOR}/passkeys`, { name: 'Laptop', response })
  await call('DELETE', `${FACTOR}/totp`)
  expect(await closedTo()).toEqual([])
  const { passkeys } = await call<SecondFactor>('GET', FACTOR)
  await call('DELETE', `${FACTOR}/passkeys/${passkeys[0]?.id}`)
  expect(await closedTo()).toEqual(REQUIRED)
})

it('what was shown of an app that another has replaced does not lead inside again', async () => {
  const { browser, got: elsewhere } = await signInElsewhere(await enrolApp())
  await call('DELETE', FACTOR)
  await enrolApp()
  expect([await closedTo(), await closedTo(elsewhere)]).toEqual([[], REQUIRED])

  // Nor does the next session that this browser begins without a page.
  const { db } = server.context.store
  const grant = String(decodeJwt(elsewhere.access_token)['sid'])
  await db.deleteFrom('oidc_payloads').where('id', '=', grant).execute()
  const refresh = { grant_type: 'refresh_token', refresh_token: elsewhere.refresh_token }
  expect((await askForTokens(server.app, refresh)).statusCode).toBe(400)
  const request = authorizationRequest(origin, { prompt: 'none' })
  const { code = '' } = callbackOf(await browser.get(request.url))
  expect(await closedTo(await exchangeCode(server.app, request, code))).toEqual(REQUIRED)
})
