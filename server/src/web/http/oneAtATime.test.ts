import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { MOST_WAITING, registerOneAtATime } from './oneAtATime.ts'

let app: FastifyInstance
let socket: Socket
let received: string
/** What was begun, and how to answer it. */
let begun: { name: string; answer: () => void }[]
beforeEach(async () => {
  app = fastify()
  registerOneAtATime(app)
  begun = []
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }) => {
    await new Promise<void>((resolve) => begun.push({ name, answer: resolve }))
    return name
  })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  socket = connect(port, '127.0.0.1')
  received = ''
  socket.on('data', (data) => (received += data.toString()))
  socket.on('error', () => {})
})
afterEach(async () => {
  socket.destroy()
  await app.close()
})

const ask = (...names: string[]) =>
  socket.write(names.map((name) => `GET /${name} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''))
const names = () => begun.map(({ name }) => name)

it('requests of one connection run one after another', async () => {
  ask('first', 'second')
  await eventually(() => expect(names()).toEqual(['first']))
  begun[0]?.answer()
  await eventually(() => expect(names()).toEqual(['first', 'second']))
  expect(received).toContain('first')
  expect(received).not.toContain('second')
  begun[1]?.answer()
  await eventually(() => expect(received).toContain('second'))
  ask('third')
  await eventually(() => expect(names()).toEqual(['first', 'second', 'third']))
})

it('a request waiting on a closed connection never runs', async () => {
  ask('first', 'second')
  await eventually(() => expect(names()).toEqual(['first']))
  socket.destroy()
  await eventually(async () => {
    const connections = await new Promise((resolve) =>
      app.server.getConnections((_, count) => resolve(count)),
    )
    expect(connections).toBe(0)
  })
  begun[0]?.answer()
  await new Promise((resolve) => setImmediate(resolve))
  expect(names()).toEqual(['first'])
})

it('a connection with too many waiting requests is closed', async () => {
  ask(...Array.from({ length: MOST_WAITING + 2 }, (_, at) => `request${at}`))
  await eventually(() => expect(socket.closed).toBe(true))
  expect(names()).toEqual(['request0'])
})
