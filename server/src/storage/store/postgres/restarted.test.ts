import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { faultRounds } from '../../../testing/faultRounds.ts'
import { USUAL_PATIENCE } from './patience.ts'
import {
  createPostgresServer,
  POSTGRES_URL,
  type PostgresServer,
} from './postgresServer.fixture.ts'

const ROUNDS = faultRounds(1)
const PATIENCE_PER_ROUND_MS = 60_000

/** The line to PostgreSQL: while it is down nothing listens, as while PostgreSQL is restarted. */
class Line {
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  port = 0

  async up(): Promise<void> {
    const { hostname, port } = new URL(POSTGRES_URL ?? '')
    this.#server = createServer((near) => {
      const far = connect(Number(port === '' ? 5432 : port), hostname)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from)
        from.pipe(to)
        from.on('error', () => to.destroy())
        from.on('close', () => this.#sockets.delete(from))
      }
    })
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.port = (this.#server.address() as AddressInfo).port
  }

  down(): void {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
  }
}

describe.skipIf(POSTGRES_URL === undefined)('a restarted PostgreSQL', () => {
  const line = new Line()
  let postgres: PostgresServer
  beforeAll(async () => {
    await line.up()
    postgres = await createPostgresServer(USUAL_PATIENCE, (databaseUrl) => {
      const url = new URL(databaseUrl)
      url.host = `127.0.0.1:${line.port}`
      return url.href
    })
  })
  afterAll(async () => {
    await postgres?.close()
    line.down()
  })

  const refreshSession = () =>
    postgres.server.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=refresh_token&client_id=airshed-console&refresh_token=gone',
    })

  it(
    `readings, calls and sessions are refused and continue after it, ${ROUNDS} times`,
    async () => {
      const { post, call } = postgres
      expect((await post('again-1')).statusCode).toBe(200)
      expect((await refreshSession()).json()).toMatchObject({ error: 'invalid_grant' })
      for (let round = 0; round < ROUNDS; round += 1) {
        line.down()
        for (const ask of [() => post('again-2'), call, refreshSession]) {
          const answer = await ask()
          expect(answer.statusCode).toBe(503)
          expect(answer.headers['retry-after']).toBe('5')
        }
        await line.up()
        await eventually(async () => {
          expect((await post('again-2')).statusCode).toBe(200)
          expect((await call()).statusCode).toBe(200)
          expect((await refreshSession()).json()).toMatchObject({ error: 'invalid_grant' })
        })
      }
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
