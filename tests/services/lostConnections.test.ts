import { createTestDatabase } from '@airshed/server/testing/database'
import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrganization, withStore } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import { startServer, type ServerProcess } from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'

const { DATABASE_URL: databaseUrl } = process.env
if (databaseUrl === undefined) console.warn('Left out: lost connections need DATABASE_URL')

const ROUNDS = faultRounds(40)
const PATIENCE_PER_ROUND_MS = 10_000
/** Who ask at once, each as soon as the last answer is there. */
const WRITERS = 6
const READERS = 4
/** Good answers of each kind between two rounds. */
const ANSWERS = 15
const PUBLIC_URL = 'http://airshed.test'
const EMAIL = 'owner@example.org'
const ORGANIZATION = 'org_lost'
const KEY = 'lost-connections-key-0123456789'
const DEVICE = 'lost-1'
const FIRST_MS = Date.UTC(2026, 0, 1)

describe.skipIf(databaseUrl === undefined)('a server whose connections to PostgreSQL break', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let env: Record<string, string>
  let server: ServerProcess
  let token: string
  beforeAll(async () => {
    database = await createTestDatabase(databaseUrl ?? '')
    env = {
      AIRSHED_DEMO: '0',
      AIRSHED_PUBLIC_URL: PUBLIC_URL,
      AIRSHED_LOG_LEVEL: 'fatal',
      DATABASE_URL: database.url,
    }
    await makeOrganization(env, { id: ORGANIZATION, key: KEY })
    const password = await makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
    server = await startServer(env, { hasConsole: false })
    token = await signIn([server.url], { publicUrl: PUBLIC_URL, email: EMAIL, password })
  })
  afterAll(async () => {
    await server?.kill()
    await database?.drop()
  })

  const post = (time: number) =>
    fetch(`${server.url}/ingest/json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-airshed-key': KEY },
      body: JSON.stringify({ serial: DEVICE, time, readings: { pm25: (time / 1000) % 97 } }),
    })
  const change = (name: string) =>
    fetch(`${server.url}/v2/dashboards`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, organization_id: ORGANIZATION }),
    })
  const read = () =>
    fetch(`${server.url}/v2/nodes`, { headers: { authorization: `Bearer ${token}` } })

  it(
    `keeps answering, and keeps what it acknowledged, ${ROUNDS} times`,
    async () => {
      const refusals = new Map<string, number>()
      const acknowledged: number[] = []
      let good = { posts: 0, calls: 0 }
      let newest = FIRST_MS
      const ending = new AbortController()

      const isGood = async (answer: Response): Promise<boolean> => {
        const text = await answer.text()
        if (answer.ok) return true
        const { code } = JSON.parse(text) as { code: string }
        const reported = `${answer.status} ${code}, Retry-After ${answer.headers.get('retry-after')}`
        refusals.set(reported, (refusals.get(reported) ?? 0) + 1)
        return false
      }
      const write = async () => {
        while (!ending.signal.aborted) {
          newest += 1000
          const time = newest
          if (!(await isGood(await post(time)))) continue
          acknowledged.push(time)
          good.posts += 1
        }
      }
      const ask = async (number: number) => {
        for (let turn = 0; !ending.signal.aborted; turn += 1) {
          const isChange = number === 0 && turn % 10 === 0
          const answer = await (isChange ? change(`Harbour ${turn}`) : read())
          if (await isGood(answer)) good.calls += 1
        }
      }
      const working = Promise.all([
        ...Array.from({ length: WRITERS }, write),
        ...Array.from({ length: READERS }, (_, number) => ask(number)),
      ])
      const enough = async () => {
        good = { posts: 0, calls: 0 }
        while (good.posts < ANSWERS || good.calls < ANSWERS) {
          const { status } = await fetch(`${server.url}/healthz`)
          expect([200, 503]).toContain(status)
        }
      }
      const rounds = async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          await enough()
          await database.ask(`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`)
        }
        await enough()
        ending.abort()
      }
      // Whichever fails first says why.
      await Promise.all([rounds(), working])

      expect([...refusals.keys()]).toEqual(['503 UNAVAILABLE, Retry-After 5'])
      expect(await server.stop()).toBe(0)
      const id = `${DEVICE}.0.0.0/132:5`
      const stored = await withStore(env, ({ measurements }) =>
        measurements.search({ data_point_id: [id], from: FIRST_MS, to: newest + 1, width: 16_384 }),
      )
      const times = new Set(stored.get(id)?.measurements.map(([time]) => time))
      expect(acknowledged.filter((time) => !times.has(time))).toEqual([])
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
