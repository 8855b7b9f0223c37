import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../front/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createTestStore } from '../../testing/testStore.ts'
import { bearer, createWorld, type World } from '../../testing/world/world.ts'

const POINTS = 30
/** An answer of 7 MB: more than the system takes for a reader who does not read. */
const READINGS = 10_000
const MEBIBYTE = 1024 * 1024
const LIMITS = { ofCallerBytes: 2 * MEBIBYTE, ofAllBytes: 100 * MEBIBYTE }

let world: World
let app: FastifyInstance
let port = 0
beforeAll(async () => {
  world = await createWorld({
    store: await createTestStore({ clock: () => TEST_NOW_MS, unreadLimits: LIMITS }),
  })
  const { db } = world.context.store
  await sql`
    insert into data_points (id, node_id, sensor_id, path, is_mapped, name, unit, precision, kind)
    select 'q' || q, node_id, sensor_id, '132:9' || q, true, '', '', 1, 'scalar'
    from data_points, generate_series(1, ${POINTS}) q where id = ${world.city.pm25.id}`.execute(db)
  await sql`
    insert into measurements (data_point, ts, value, flags)
    select key, ${TEST_NOW_MS}::int8 - g::int8 * 60000, g * 1.37, 0
    from data_points, generate_series(0, ${READINGS - 1}) g where id like 'q%'`.execute(db)
  await sql`analyze`.execute(db)
  // As it runs in earnest: the check of every answer would take longer than all the rest.
  const { config, store, bus, clock } = world.context
  app = (await buildApp({ config, store, bus, clock })).app
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
let socket: Socket | undefined
afterAll(async () => {
  socket?.destroy()
  await app.close()
  await world.close()
})

/** Asks for a large answer and reads nothing of it. */
async function askAndNotRead(): Promise<Socket> {
  const ids = Array.from({ length: POINTS }, (_, at) => `q${at + 1}`)
  const body = JSON.stringify({ data_point_id: ids, last: READINGS })
  const { authorization } = await bearer(world.context, 'user')
  const asking = connect(port, '127.0.0.1')
  asking.pause()
  asking.on('error', () => {})
  asking.write(
    [
      'POST /v2/search/measurements HTTP/1.1',
      'host: localhost',
      `authorization: ${authorization}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      `\r\n${body}`,
    ].join('\r\n'),
  )
  return asking
}

it('a user who stops reading gets no further answers until they read, and others are served', async () => {
  const { unread } = world.context.store.measurements
  socket = await askAndNotRead()
  await eventually(() => expect(unread.heldFor('user')).toBeGreaterThan(LIMITS.ofCallerBytes))
  const search = { data_point_id: ['q1'], last: 10 }
  const answered: string[] = []
  const ask = async (user: 'user' | 'owner') => {
    const { status } = await world.call(user, 'POST', 'search/measurements', search)
    answered.push(user)
    return status
  }
  const next = ask('user')
  for (let time = 0; time < 5; time += 1) expect(await ask('owner')).toBe(200)
  expect(answered).not.toContain('user')
  socket.destroy()
  expect(await next).toBe(200)
  expect(unread.heldFor('user')).toBe(0)
})
