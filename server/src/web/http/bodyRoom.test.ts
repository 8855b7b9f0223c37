import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearer, createWorld, type World } from '../../testing/world/world.ts'
import { eventually } from '../../testing/eventually.ts'
import { seedIngestKey } from '../../testing/seed.ts'
import { createRawClients, rawStatusOf, type RawClient } from '../../testing/rawClients.ts'

const KEY = 'body-room-key-0123456789'
const MEBIBYTE = 1024 * 1024
const KEYLESS_PATH = '/sensors/airgradient:abcd1234/measures'
const SIGN_IN_PATH = '/oidc/interaction/abc'
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const LARGEST_KEYLESS = 64 * 1024
const LARGEST_FORM = 8 * 1024

let world: World
let port = 0
const clients = createRawClients(() => port)
beforeAll(async () => {
  world = await createWorld()
  await seedIngestKey(world.context, 'city', KEY)
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(() => clients.close())
afterAll(() => world.close())

const count = <Item>(length: number, make: (at: number) => Item) =>
  Array.from({ length }, (_, at) => make(at))
const statusOf = async (client: RawClient): Promise<number | undefined> => {
  await eventually(() => expect(rawStatusOf(client)).toBeDefined())
  return rawStatusOf(client)
}
/** Someone at an address signs in; without a visit of their own they are asked to begin again. */
const signIn = (from: string) =>
  statusOf(clients.post({ path: SIGN_IN_PATH, headers: FORM_TYPE, announced: 20, sent: 20, from }))
const BEGIN_AGAIN = 400
/** A user of the other organization asks for something; spaces are no JSON, but they are read. */
const harbourAsks = async () =>
  statusOf(
    clients.post({
      path: '/v2/search/status',
      headers: { ...JSON_TYPE, ...(await bearer(world.context, 'harbourmaster')) },
      announced: 2,
      sent: 2,
    }),
  )
const READ = 400
/** So many that were refused show that the room, or the share, is used up. */
const areRefused = (waiting: readonly RawClient[], least: number) =>
  eventually(() =>
    expect(waiting.filter((client) => rawStatusOf(client) === 503).length).toBeGreaterThan(least),
  )

describe('bodies that never end', () => {
  it('bodies of strangers without a key leave room for people who sign in and for users', async () => {
    const waiting = count(160, (at) =>
      clients.post({
        path: KEYLESS_PATH,
        headers: JSON_TYPE,
        announced: LARGEST_KEYLESS,
        sent: LARGEST_KEYLESS - 1,
        from: `127.0.1.${1 + (at % 16)}`,
      }),
    )
    await areRefused(waiting, 30)
    expect(await signIn('127.0.2.1')).toBe(BEGIN_AGAIN)
    expect(await harbourAsks()).toBe(READ)
  })

  it('bodies of one stranger leave room for the monitors of others', async () => {
    const waiting = count(40, () =>
      clients.post({
        path: KEYLESS_PATH,
        headers: JSON_TYPE,
        announced: LARGEST_KEYLESS,
        sent: LARGEST_KEYLESS - 1,
        from: '127.0.1.1',
      }),
    )
    await areRefused(waiting, 20)
    const monitor = clients.post({
      path: KEYLESS_PATH,
      headers: JSON_TYPE,
      announced: 2,
      sent: 2,
      from: '127.0.1.2',
    })
    expect(await statusOf(monitor)).toBe(READ)
  })

  it('announced bodies that are never sent hold nothing', async () => {
    const waiting = count(1_040, () =>
      clients.post({
        path: SIGN_IN_PATH,
        headers: FORM_TYPE,
        announced: LARGEST_FORM,
        from: '127.0.1.1',
      }),
    )
    await eventually(() =>
      expect(waiting.every(({ socket }) => !socket.connecting && socket.writableLength === 0)).toBe(
        true,
      ),
    )
    expect(await signIn('127.0.1.1')).toBe(BEGIN_AGAIN)
    expect(waiting.map(rawStatusOf).filter((status) => status !== undefined)).toEqual([])
  })

  it('one address that floods the sign-in keeps nobody else from signing in', async () => {
    const waiting = count(300, () =>
      clients.post({
        path: SIGN_IN_PATH,
        headers: FORM_TYPE,
        announced: LARGEST_FORM,
        sent: LARGEST_FORM - 1,
        from: '127.0.1.1',
      }),
    )
    await areRefused(waiting, 200)
    expect(await signIn('127.0.1.2')).toBe(BEGIN_AGAIN)
  })

  it('bodies of one organization leave room for the users of another', async () => {
    const waiting = count(5, () =>
      clients.post({
        path: '/ingest/json',
        headers: { ...JSON_TYPE, 'x-airshed-key': KEY },
        announced: 16 * MEBIBYTE,
        sent: 15 * MEBIBYTE,
      }),
    )
    await areRefused(waiting, 3)
    expect(await harbourAsks()).toBe(READ)
  })

  it('bodies of one user leave room for others', async () => {
    const headers = { ...JSON_TYPE, ...(await bearer(world.context, 'user')) }
    const waiting = count(17, () =>
      clients.post({
        path: '/v2/search/status',
        headers,
        announced: 4 * MEBIBYTE,
        sent: 4 * MEBIBYTE - 1,
      }),
    )
    await areRefused(waiting, 12)
    expect(await harbourAsks()).toBe(READ)
  })
})

it('a sender who stops in the middle gets 408, and what it sent is released', async () => {
  const { server } = world.app
  const { requestTimeout, headersTimeout } = server
  server.requestTimeout = 200
  server.headersTimeout = 200
  const waiting = count(40, () =>
    clients.post({
      path: KEYLESS_PATH,
      headers: JSON_TYPE,
      announced: LARGEST_KEYLESS,
      sent: LARGEST_KEYLESS - 1,
      from: '127.0.3.1',
    }),
  )
  await eventually(() => expect(new Set(waiting.map(rawStatusOf))).toEqual(new Set([408, 503])))
  Object.assign(server, { requestTimeout, headersTimeout })
  await eventually(async () => {
    const monitor = clients.post({
      path: KEYLESS_PATH,
      headers: JSON_TYPE,
      announced: 60_000,
      sent: 60_000,
      from: '127.0.3.1',
    })
    expect(await statusOf(monitor)).toBe(READ)
  })
})
