import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { keepPolling } from './keepPolling.ts'

let app: FastifyInstance
beforeEach(() => {
  app = fastify()
})
afterEach(() => app.close())

/** Polls every few milliseconds, and counts how often. */
function countPolls(nextDue: () => Promise<number | null>) {
  const counted = { polls: 0 }
  const { poll } = keepPolling(app, {
    work: async () => {
      counted.polls += 1
      return 0
    },
    nextDue,
    pollEveryMs: 10,
    what: 'Letters',
    clock: () => TEST_NOW_MS,
    log: app.log,
  })
  poll()
  return counted
}

it('polls for work now and then where nothing is due', async () => {
  const counted = countPolls(async () => null)
  await eventually(() => expect(counted.polls).toBeGreaterThan(2))
})

it('polls for work while the store fails to say what is due', async () => {
  const counted = countPolls(() => Promise.reject(new Error('The store is away')))
  await eventually(() => expect(counted.polls).toBeGreaterThan(2))
})

it('polls for work when the store never answers what is due', async () => {
  const counted = countPolls(() => new Promise(() => {}))
  await eventually(() => expect(counted.polls).toBeGreaterThan(2))
})
