import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '../app.ts'
import { createInProcessBus } from '../bus/inProcessBus.ts'
import { SOCKET_PATH } from '../live/registerLive.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { createUser } from './createUser.ts'
import { SESSION_CACHE_MS } from './sessions.ts'
import { TestBrowser } from './testsupport/browser.ts'
import {
  askForTokens,
  authorizationRequest,
  callbackOf,
  signIn,
  type Tokens,
} from './testsupport/consoleSignIn.ts'
import { giveFactor, takeFactor } from './testsupport/factor.ts'
import { runUserCommand } from './userCommand.ts'

const origin = 'http://localhost:4000'
const ana = { email: 'ana@example.org', password: 'a long enough password' }
const ben = { email: 'ben@example.org', password: 'a fairly long password' }
const time = { now: Date.now() }
let server: TestServer
let address: string
let anaId: string
let browser: TestBrowser
let tokens: Tokens

beforeAll(async () => {
  server = await createTestServer({ clock: () => time.now })
  const user = await createUser(server.context, { ...ana, firstName: 'Ana', lastName: 'Ortiz' })
  anaId = user.id
  address = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
})
afterAll(() => server.close())
beforeEach(async () => {
  browser = new TestBrowser(server.app, origin)
  tokens = await signIn(server.app, browser, origin, ana)
})

const me = async (token: string, app: FastifyInstance = server.app) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: '/v2/users/me', headers })).statusCode
}

async function signOut() {
  const page = await browser.get(`/oidc/session/end?id_token_hint=${tokens.id_token}`)
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.body) ?? []
  await browser.post(browser.formPath(page), { xsrf, logout: 'yes' })
}

const revoke = () =>
  server.app.inject({
    method: 'POST',
    url: '/oidc/token/revocation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_id: 'airshed-console',
      token: tokens.refresh_token,
    }).toString(),
  })

describe('the end of a session', () => {
  it('by signing out ends its access tokens at once, and no others', async () => {
    const elsewhere = await signIn(server.app, new TestBrowser(server.app, origin), origin, ana)
    expect(await me(tokens.access_token)).toBe(200)
    await signOut()
    expect(await me(tokens.access_token)).toBe(401)
    expect(await me(elsewhere.access_token)).toBe(200)
  })

  it('by revocation ends those of before and after a refresh', async () => {
    const again = await askForTokens(server.app, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    const first = tokens.access_token
    tokens = again.json<Tokens>()
    expect([await me(first), await me(tokens.access_token)]).toEqual([200, 200])
    expect((await revoke()).statusCode).toBe(200)
    expect([await me(first), await me(tokens.access_token)]).toEqual([401, 401])
  })

  it('closes its open sockets', async () => {
    const open = async (token: string) => {
      const socket = new WebSocket(`${address}${SOCKET_PATH}?token=${token}`)
      await once(socket, 'open')
      // The first answer says that the server knows whose socket this is.
      socket.send(JSON.stringify({ event: 'update', data: { node_ids: [] } }))
      await once(socket, 'message')
      return socket
    }
    const elsewhere = await signIn(server.app, new TestBrowser(server.app, origin), origin, ana)
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

describe('another password', () => {
  afterEach(async () => {
    await setPassword(ana.password)
    await takeFactor(server.context, anaId)
  })
  const setPassword = (password: string) => {
    const words = `password --email ${ana.email} --ask-password`.split(' ')
    return runUserCommand(server.context, words, async () => password)
  }
  /** Somebody who shows the old one on the sign-in page, and waits. */
  async function afterOldPassword() {
    const thief = new TestBrowser(server.app, origin)
    const page = await thief.follow(await thief.get(authorizationRequest(origin).url))
    const answer = await thief.post(thief.formPath(page), ana)
    return {
      thief,
      startPath: thief.formPath(page),
      answer,
      goesTo: String(answer.headers.location),
    }
  }
  const isSignedIn = async (who: TestBrowser) => {
    const silent = await who.get(authorizationRequest(origin, { prompt: 'none' }).url)
    return callbackOf(silent)['code'] !== undefined
  }

  it('ends a sign-in by the old one that was finished and not followed', async () => {
    const { thief, answer, goesTo } = await afterOldPassword()
    expect([answer.statusCode, goesTo]).toEqual([303, expect.stringMatching(/\/oidc\/auth\//)])
    await setPassword('another long password')
    const late = await thief.get(goesTo)
    expect([late.statusCode, late.body.includes('Sign-in could not go on')]).toEqual([400, true])
    expect(await isSignedIn(thief)).toBe(false)
  })

  it('ends a sign-in by the old one that waits for a second factor', async () => {
    await giveFactor(server.context, anaId)
    const { thief, startPath, goesTo } = await afterOldPassword()
    expect((await thief.get(goesTo)).body).toContain('autocomplete="one-time-code"')
    await setPassword('another long password')
    const late = await thief.get(goesTo)
    expect([late.statusCode, late.headers.location]).toEqual([303, `${startPath}?lang=en`])
  })

  it('leaves the sign-ins of others', async () => {
    await createUser(server.context, { ...ben, firstName: 'Ben', lastName: 'Lee' })
    const other = new TestBrowser(server.app, origin)
    const page = await other.follow(await other.get(authorizationRequest(origin).url))
    const answer = await other.post(other.formPath(page), ben)
    await setPassword('another long password')
    expect(callbackOf(await other.follow(answer))).toHaveProperty('code')
  })
})

describe('another process', () => {
  let other: FastifyInstance
  afterEach(() => other.close())
  const start = async (bus = server.context.bus) => {
    const { config, store, clock } = server.context
    other = (await buildApp({ config, store, bus, clock })).app
    await other.ready()
  }

  it('hears of the end over the bus', async () => {
    await start()
    expect(await me(tokens.access_token, other)).toBe(200)
    await signOut()
    expect(await me(tokens.access_token, other)).toBe(401)
  })

  it('that heard nothing finds it out within seconds', async () => {
    await start(createInProcessBus())
    expect(await me(tokens.access_token, other)).toBe(200)
    await signOut()
    time.now += SESSION_CACHE_MS
    expect(await me(tokens.access_token, other)).toBe(401)
  })
})
