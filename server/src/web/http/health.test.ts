import fastify from 'fastify'
import { expect, it } from 'vitest'
import { PROBED_FOR_MS, registerHealth } from './health.ts'

/** A server whose store and bus work, and whose disk has this problem. */
function serverWith(problem: () => string | null, isStoreUp = true) {
  const app = fastify()
  const time = { now: 0 }
  const probes: number[] = []
  registerHealth(app, {
    store: { isUp: async () => isStoreUp },
    bus: { isConnected: () => true },
    mqtt: () => 'off',
    log: app.log,
    clock: () => time.now,
    diskProblem: async () => {
      probes.push(time.now)
      return problem()
    },
  })
  const health = async () => {
    const { statusCode, body } = await app.inject('/healthz')
    return { statusCode, ...(JSON.parse(body) as object) }
  }
  return { health, time, probes }
}

it('a server that can store is healthy', async () => {
  const { health } = serverWith(() => null)
  expect(await health()).toEqual({ statusCode: 200, status: 'ok', store: 'ok', bus: 'ok' })
})

it('a server whose disk is full is degraded with the reason, and still serves reads', async () => {
  const { health } = serverWith(() => 'The disk is full')
  expect(await health()).toEqual({
    statusCode: 200,
    status: 'degraded',
    store: 'read-only',
    bus: 'ok',
    reason: 'The disk is full',
  })
})

it('a server without a store is failing, whatever its disk', async () => {
  const { health } = serverWith(() => 'The disk is full', false)
  expect(await health()).toMatchObject({ statusCode: 503, status: 'failing', store: 'failing' })
})

it('the disk is checked once in a while, however often somebody asks', async () => {
  let problem: string | null = 'The disk is full'
  const { health, time, probes } = serverWith(() => problem)
  await Promise.all(Array.from({ length: 20 }, health))
  problem = null
  expect(await health()).toMatchObject({ status: 'degraded' })
  time.now = PROBED_FOR_MS
  expect(await health()).toMatchObject({ status: 'ok' })
  expect(probes).toEqual([0, PROBED_FOR_MS])
})
