import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { liveProtocols } from '@airshed/schemas'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { tokenFor } from '../../access/identity/testsupport/tokenFor.ts'
import { WRONG_TOKENS } from '../../access/identity/wrongTokens.ts'
import { createWorld, type World } from '../../testing/world/world.ts'
import { eventually } from '../../testing/eventually.ts'
import { TURNED_AWAY_AT_ONCE } from './admission.ts'
import { SOCKET_PATH } from './registerLive.ts'

const FRAME_BYTES = 2_000_000

let world: World
let port = 0
beforeAll(async () => {
  world = await createWorld()
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
const strangers: Stranger[] = []
afterEach(() => {
  for (const { socket } of strangers.splice(0)) socket.destroy()
})
afterAll(() => world.close())

interface Stranger {
  socket: Socket
  answer: string
  isGone: boolean
}

/** Opens a socket without a token, and neither reads nor answers what the server says about that. */
function stranger(): Stranger {
  const socket = connect(port, '127.0.0.1')
  const self: Stranger = { socket, answer: '', isGone: false }
  strangers.push(self)
  socket.on('error', () => {})
  socket.on('close', () => (self.isGone = true))
  socket.on('data', (data) => (self.answer += data.toString('latin1')))
  const headers = [
    'host: localhost',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  socket.write(`GET ${SOCKET_PATH} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  return self
}

/** Most of a large frame, masked by zeros, whose end never comes. */
function unendingFrame(): Buffer {
  const header = Buffer.alloc(14)
  header.set([0x81, 0xff])
  header.writeBigUInt64BE(BigInt(FRAME_BYTES), 2)
  return Buffer.concat([header, Buffer.alloc(FRAME_BYTES - 1, ' ')])
}

const statusOf = ({ answer }: Stranger) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]
const socketsHeld = () => world.app.websocketServer.clients.size

it('strangers who send without end are disconnected, and nothing of theirs is held', async () => {
  const all = Array.from({ length: 60 }, stranger)
  await eventually(() => expect(all.map(statusOf)).not.toContain(undefined))
  for (const { socket } of all) socket.write(unendingFrame())
  await eventually(() => expect(all.every(({ isGone }) => isGone)).toBe(true))
  expect(socketsHeld()).toBe(0)
})

it('strangers who never leave are closed after a second, and few get a socket at once', async () => {
  let most = 0
  world.app.websocketServer.on('connection', () => (most = Math.max(most, socketsHeld())))
  const all = Array.from({ length: 400 }, stranger)
  await eventually(() => expect(all.map(statusOf)).not.toContain(undefined))
  const statuses = all.map(statusOf)
  expect(new Set(statuses)).toEqual(new Set(['101', '401']))
  expect(most).toBeLessThanOrEqual(TURNED_AWAY_AT_ONCE)
  const token = await tokenFor(world.context, 'user')
  const page = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, liveProtocols(token))
  await once(page, 'open')
  await eventually(() => expect(all.every(({ isGone }) => isGone)).toBe(true))
  page.terminate()
})

it('strangers without a token learn that they need one, however many came before', async () => {
  const codes: number[] = []
  for (let connection = 0; connection < WRONG_TOKENS.attempts + 10; connection += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`)
    const [code] = (await once(socket, 'close')) as [number]
    codes.push(code)
  }
  expect(new Set(codes)).toEqual(new Set([4401]))
})
