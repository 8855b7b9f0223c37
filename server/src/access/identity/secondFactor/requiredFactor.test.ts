import type { ErrorBody, SecondFactor, User } from '@airshed/schemas'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedOrganization } from '../../../testing/seed.ts'
import { onRightsChanged, rightsChanged } from '../loadCaller.ts'
import { askForTokens, authorizationRequest, type Tokens } from '../testsupport/consoleSignIn.ts'
import { afterPassword, enrolApp, FACTOR } from '../testsupport/secondFactorSteps.ts'
import { createSignInWorld, ORIGIN, type SignInWorld } from '../testsupport/signInWorld.ts'
import { SoftAuthenticator } from '../testsupport/softAuthenticator.ts'
import { dropFactors } from './factors.ts'
import { totpAt } from './totp.ts'

const REQUIRED = [{ id: 'city', name: 'city' }]
const time = { now: Date.now() }
let world: SignInWorld
let tokens: Tokens

beforeAll(async () => {
  world = await createSignInWorld({ clock: () => time.now, role: 'support' })
  const { context } = world
  await seedOrganization(context, 'harbour')
  await context.store.db
    .updateTable('organizations')
    .set({ requires_second_factor: true })
    .where('id', '=', 'city')
    .execute()
})
afterAll(() => world.close())
beforeEach(async () => {
  time.now = Date.now()
  await dropFactors(world.context.store.db, 'ana')
  rightsChanged(world.context, 'ana')
  tokens = await world.signIn()
})

const call = async <Body = null>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) => (await world.callAs<Body>(tokens, method, path, payload)).body
/** Organizations that withhold everything until a second factor is used. */
const closedTo = async (as = tokens) =>
  (await world.callAs<User>(as, 'GET', 'users/me')).body.second_factor_required_by ?? []
const act = () =>
  call<User & ErrorBody>('POST', 'users/access_context/support', { external_id: 'ext-harbour' })

/** Signs Ana in at another browser, with a code from her app. */
async function signInElsewhere(secret: string) {
  time.now += 60_000
  const { browser, show, tokensAfter } = await afterPassword(world)
  const got = await tokensAfter(await show({ code: totpAt(secret, time.now) }))
  return { browser, got }
}

it('staff enrol with their password only and act for others from then on', async () => {
  expect((await act()).code).toBe('SECOND_FACTOR_REQUIRED')
  expect(await closedTo()).toEqual(REQUIRED)
  await enrolApp(world, tokens)
  expect(await closedTo()).toEqual([])
  expect((await act()).access_context?.organization_id).toBe('harbour')
  await call('DELETE', 'users/access_context/support')
})

it('turning the second factor off locks out every session of its owner at once', async () => {
  const { got: elsewhere } = await signInElsewhere((await enrolApp(world, tokens)).secret)
  expect([await closedTo(), await closedTo(elsewhere)]).toEqual([[], []])
  // Open sockets listen in the same way.
  const reported: string[] = []
  const stop = onRightsChanged(world.context, (userId) => reported.push(userId))
  await call('DELETE', FACTOR)
  stop()
  expect([await closedTo(), await closedTo(elsewhere)]).toEqual([REQUIRED, REQUIRED])
  expect(reported).toEqual(['ana'])
})

it('removing factors one by one locks out only with the last', async () => {
  await enrolApp(world, tokens)
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

it('a sign-in with an app that was replaced gives no access again', async () => {
  const { browser, got: elsewhere } = await signInElsewhere((await enrolApp(world, tokens)).secret)
  await call('DELETE', FACTOR)
  await enrolApp(world, tokens)
  expect([await closedTo(), await closedTo(elsewhere)]).toEqual([[], REQUIRED])

  // Nor does the next session that this browser begins without a page.
  const { db } = world.context.store
  const grant = String(decodeJwt(elsewhere.access_token)['sid'])
  await db.deleteFrom('oidc_payloads').where('id', '=', grant).execute()
  const refresh = { grant_type: 'refresh_token', refresh_token: elsewhere.refresh_token }
  expect((await askForTokens(world.app, refresh)).statusCode).toBe(400)
  const request = authorizationRequest(ORIGIN, { prompt: 'none' })
  const silent = await browser.get(request.url)
  expect(await closedTo(await world.tokensAfter(silent, { browser, request }))).toEqual(REQUIRED)
})
