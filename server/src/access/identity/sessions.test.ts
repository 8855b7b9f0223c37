import { once } from 'node:events'
import { liveProtocols } from '@airshed/schemas'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '../../front/app.ts'
import { createInProcessBus } from '../../storage/bus/inProcessBus.ts'
import { SOCKET_PATH } from '../../front/live/registerLive.ts'
import { createUser } from './createUser.ts'
import { SESSION_CACHE_MS } from './sessions.ts'
import type { TestBrowser } from './testsupport/browser.ts'
import { askForTokens, callbackOf, type Tokens } from './testsupport/consoleSignIn.ts'
import { giveFactor, takeFactor } from './testsupport/factor.ts'
import { ANA, createSignInWorld, type SignInWorld } from './testsupport/signInWorld.ts'
import { runUserCommand } from './userCommand.ts'

const ben = { email: 'ben@example.org', password: 'a fairly long password' }
const time = { now: Date.now() }
let world: SignInWorld
let address: string
let browser: TestBrowser
let tokens: Tokens

beforeAll(async () => {
  world = await createSignInWorld({ clock: () => time.now })
  address = (await world.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
})
afterAll(() => world.close())
beforeEach(async () => {
  browser = world.newBrowser()
  tokens = await world.signIn(browser)
})

/** HTTP status of a call with these tokens. @param at default: this server; else another process */
const statusOf = async (as: Tokens, at?: FastifyInstance) =>
  (await world.callAs(as, 'GET', 'users/me', undefined, at)).status

async function signOut() {
  const page = await browser.get(`/oidc/session/end?id_token_hint=${tokens.id_token}`)
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.body) ?? []
  await browser.post(browser.formPath(page), { xsrf, logout: 'yes' })
}

const revoke = () =>
  world.app.inject({
    method: 'POST',
    url: '/oidc/token/revocation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_id: 'airshed-console',
      token: tokens.refresh_token,
    }).toString(),
  })

describe('the end of a session', () => {
  it('signing out ends the access tokens of the session at once, and no others', async () => {
    const elsewhere = await world.signIn()
    expect(await statusOf(tokens)).toBe(200)
    await signOut()
    expect(await statusOf(tokens)).toBe(401)
    expect(await statusOf(elsewhere)).toBe(200)
  })

  it('revocation ends the tokens from before and after a refresh', async () => {
    const again = await askForTokens(world.app, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    const first = tokens
    tokens = again.json<Tokens>()
    expect([await statusOf(first), await statusOf(tokens)]).toEqual([200, 200])
    expect((await revoke()).statusCode).toBe(200)
    expect([await statusOf(first), await statusOf(tokens)]).toEqual([401, 401])
  })

  it('the end of a session closes its open sockets', async () => {
    const open = async (token: string) => {
      const socket = new WebSocket(`${address}${SOCKET_PATH}`, liveProtocols(token))
      await once(socket, 'open')
      // The first answer shows that the server has identified the caller.
      socket.send(JSON.stringify({ event: 'update', data: { node_ids: [] } }))
      await once(socket, 'message')
      return socket
    }
    const elsewhere = await world.signIn()
    const [socket, other] = await Promise.all([
      open(tokens.access_token),
      open(elsewhere.access_token),
    ])
    const closed = once(socket, 'close')
    await signOut()
    const [code, reason] = await closed
    expect([code, String(reason)]).toEqual([4401, 'The session has ended'])
    expect(other.readyState).toBe(WebSocket.OPEN)
    other.terminate()
  })
})

describe('a new password', () => {
  afterEach(async () => {
    await setPassword(ANA.password)
    await takeFactor(world.context, 'ana')
  })
  const setPassword = (password: string) => {
    const words = `password --email ${ANA.email} --ask-password`.split(' ')
    return runUserCommand(world.context, words, async () => password)
  }
  /** Enters the old password on the sign-in page, and stops there. */
  async function afterOldPassword() {
    const { browser: thief, path: startPath } = await world.openSignIn()
    const answer = await thief.post(startPath, ANA)
    return { thief, startPath, answer, goesTo: String(answer.headers.location) }
  }
  const isSignedIn = async (who: TestBrowser) => (await world.silently(who))['code'] !== undefined

  it('ends a finished sign-in with the old one that did not return to the console', async () => {
    const { thief, answer, goesTo } = await afterOldPassword()
    expect([answer.statusCode, goesTo]).toEqual([303, expect.stringMatching(/\/oidc\/auth\//)])
    await setPassword('another long password')
    const late = await thief.get(goesTo)
    expect([late.statusCode, late.body.includes('Sign-in could not continue')]).toEqual([400, true])
    expect(await isSignedIn(thief)).toBe(false)
  })

  it('ends a sign-in with the old one that waits for a second factor', async () => {
    await giveFactor(world.context, 'ana')
    const { thief, startPath, goesTo } = await afterOldPassword()
    expect((await thief.get(goesTo)).body).toContain('autocomplete="one-time-code"')
    await setPassword('another long password')
    const late = await thief.get(goesTo)
    expect([late.statusCode, late.headers.location]).toEqual([303, `${startPath}?lang=en`])
  })

  it('keeps the sign-ins of others', async () => {
    await createUser(world.context, { ...ben, firstName: 'Ben', lastName: 'Lee' })
    const { browser: other, path } = await world.openSignIn()
    const answer = await other.post(path, ben)
    await setPassword('another long password')
    expect(callbackOf(await other.follow(answer))).toHaveProperty('code')
  })
})

describe('another process', () => {
  let other: FastifyInstance
  afterEach(() => other.close())
  const start = async (bus = world.context.bus) => {
    const { config, store, clock } = world.context
    other = (await buildApp({ config, store, bus, clock })).app
    await other.ready()
  }

  it('hears over the bus that a session has ended', async () => {
    await start()
    expect(await statusOf(tokens, other)).toBe(200)
    await signOut()
    expect(await statusOf(tokens, other)).toBe(401)
  })

  it('a process that missed the message finds out within its cache time', async () => {
    await start(createInProcessBus())
    expect(await statusOf(tokens, other)).toBe(200)
    await signOut()
    time.now += SESSION_CACHE_MS
    expect(await statusOf(tokens, other)).toBe(401)
  })
})
