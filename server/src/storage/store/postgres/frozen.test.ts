import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { faultRounds } from '../../../testing/faultRounds.ts'
import { freezerOf, type Freezer } from './frozenServer.fixture.ts'
import { USUAL_PATIENCE } from './patience.ts'
import {
  createPostgresServer,
  POSTGRES_URL,
  type PostgresServer,
} from './postgresServer.fixture.ts'

const PATIENCE = { ...USUAL_PATIENCE, connectMs: 1_000, answerMs: 2_000 }
/** One wait for an answer, one for a connection, and time for a machine that does other things. */
const WITHIN_MS = PATIENCE.connectMs + PATIENCE.answerMs + 7_000
/** More than there are connections. */
const POSTS = 30
const ROUNDS = faultRounds(1)
const PATIENCE_PER_ROUND_MS = 60_000

describe.skipIf(POSTGRES_URL === undefined)('a frozen PostgreSQL', () => {
  let postgres: PostgresServer
  let freezer: Freezer | null = null
  beforeAll(async () => {
    postgres = await createPostgresServer(PATIENCE)
    freezer = await freezerOf(postgres.server.context.store.db)
  })
  afterAll(async () => {
    freezer?.thaw()
    await postgres?.close()
  })

  it(
    `readings and calls are refused in time and continue after it, ${ROUNDS} times`,
    async (test) => {
      // PostgreSQL runs elsewhere, or as somebody whose processes are not ours.
      if (freezer === null) return test.skip()
      for (let round = 0; round < ROUNDS; round += 1) await freezeOnce(postgres, freezer)
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})

async function freezeOnce({ post, call, server }: PostgresServer, freezer: Freezer) {
  expect((await post('cold-0')).statusCode).toBe(200)
  expect((await call()).statusCode).toBe(200)

  await freezer.freeze()
  const startedMs = performance.now()
  const answers = await Promise.all([
    ...Array.from({ length: POSTS }, (_, at) => post(`cold-${at}`)),
    ...Array.from({ length: POSTS }, call),
  ])
  expect(performance.now() - startedMs).toBeLessThan(WITHIN_MS)
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(answer.headers['retry-after']).toBe('5')
  }
  const health = await server.inject({ url: '/healthz' })
  expect(health.statusCode).toBe(503)
  expect(health.json()).toMatchObject({ store: 'failing' })

  freezer.thaw()
  await eventually(async () => {
    expect((await post('cold-0')).statusCode).toBe(200)
    expect((await call()).statusCode).toBe(200)
  })
  const after = await Promise.all(Array.from({ length: POSTS }, (_, at) => post(`cold-${at}`)))
  expect(after.map(({ statusCode }) => statusCode)).toEqual(after.map(() => 200))
}
