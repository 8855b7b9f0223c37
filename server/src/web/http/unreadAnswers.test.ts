import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { UnreadAnswers } from '../../storage/store/turns/unreadAnswers.ts'
import { eventually } from '../../testing/eventually.ts'
import { registerErrorHandler } from './errorHandler.ts'
import { registerUnreadAnswers } from './unreadAnswers.ts'

const MEBIBYTE = 1024 * 1024
/** More than the system takes for a reader who does not read. */
const LARGE_BYTES = 7 * MEBIBYTE
const OTHER_ADDRESS = '127.0.0.2'

let app: FastifyInstance
let unread: UnreadAnswers
let url: string
beforeEach(async () => {
  app = fastify()
  registerErrorHandler(app)
  unread = new UnreadAnswers({ ofCallerBytes: 10 * MEBIBYTE, ofAllBytes: 100 * MEBIBYTE })
  registerUnreadAnswers(app, unread)
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    const id = request.headers['x-user']
    if (typeof id === 'string') request.caller = { user: { id } } as typeof request.caller
  })
  app.get('/large', async (_, reply) => {
    void reply.header('cache-control', 'max-age=31536000')
    return reply.send('é'.repeat(LARGE_BYTES / 2))
  })
  app.post('/large', { config: { isChange: true } }, async () => 'x'.repeat(LARGE_BYTES))
  app.get('/small', async () => 'small')
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** Asks for the large answer and reads nothing of it. */
function askAndNotRead(user?: string): void {
  const asking = connect(Number(new URL(url).port), '127.0.0.1')
  sockets.push(asking)
  asking.pause()
  asking.on('error', () => {})
  const name = user === undefined ? '' : `x-user: ${user}\r\n`
  asking.write(`GET /large HTTP/1.1\r\nhost: localhost\r\n${name}\r\n`)
}

const ask = async (path: string, { user, method }: { user?: string; method?: string } = {}) => {
  const answer = await fetch(`${url}${path}`, {
    method: method ?? 'GET',
    headers: user === undefined ? {} : { 'x-user': user },
  })
  return { answer, text: await answer.text() }
}

it('an answer arrives whole with its length', async () => {
  const { answer, text } = await ask('/large')
  expect(text).toBe('é'.repeat(LARGE_BYTES / 2))
  expect(answer.headers.get('content-length')).toBe(String(LARGE_BYTES))
  const head = await fetch(`${url}/large`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(LARGE_BYTES))
})

it('an address that does not read gets nothing large until it does, and others do', async () => {
  askAndNotRead()
  await eventually(async () => {
    const { answer, text } = await ask('/large')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(text).toContain('SERVER_BUSY')
  })
  expect((await ask('/small')).answer.status).toBe(200)
  expect((await ask('/large', { user: 'ana' })).answer.status).toBe(200)
  const elsewhere = await app.inject({ url: '/large', remoteAddress: OTHER_ADDRESS })
  expect(elsewhere.statusCode).toBe(200)
  for (const socket of sockets) socket.destroy()
  await eventually(async () => expect((await ask('/large')).answer.status).toBe(200))
})

it('a user who does not read is refused, hears of their changes, and others are served', async () => {
  askAndNotRead('ana')
  askAndNotRead('ana')
  await eventually(() => expect(unread.heldFor('ana')).toBe(2 * LARGE_BYTES))
  expect((await ask('/large', { user: 'ana' })).answer.status).toBe(503)
  expect((await ask('/large', { user: 'ana', method: 'POST' })).answer.status).toBe(200)
  expect((await ask('/large', { user: 'ben' })).answer.status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await eventually(() => expect(unread.heldFor('ana')).toBe(0))
})
