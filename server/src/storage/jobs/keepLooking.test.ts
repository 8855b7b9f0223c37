import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { keepLooking } from './keepLooking.ts'

let app: FastifyInstance
beforeEach(() => {
  app = fastify()
})
afterEach(() => app.close())

/** Looks every few milliseconds, and counts how often. */
function countLooks(nextDue: () => Promise<number | null>) {
  const counted = { looks: 0 }
  const { look } = keepLooking(app, {
    work: async () => {
      counted.looks += 1
      return 0
    },
    nextDue,
    lookEveryMs: 10,
    what: 'Letters',
    clock: () => TEST_NOW_MS,
    log: app.log,
  })
  look()
  return counted
}

it('polls for work now and then where nothing is due', async () => {
  const counted = countLooks(async () => null)
  await eventually(() => expect(counted.looks).toBeGreaterThan(2))
})

it('polls for work while the store fails to say what is due', async () => {
  const counted = countLooks(() => Promise.reject(new Error('The store is away')))
  await eventually(() => expect(counted.looks).toBeGreaterThan(2))
})

it('polls for work when the store never answers what is due', async () => {
  const counted = countLooks(() => new Promise(() => {}))
  await eventually(() => expect(counted.looks).toBeGreaterThan(2))
})
