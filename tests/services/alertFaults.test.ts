import type { AlertDetails, AlertHistory, DataPoint, List } from '@airshed/schemas'
import { createTestDatabase } from '@airshed/server/testing/database'
import { seededRandom } from '@airshed/server/testing/random'
import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAlertStream, pairsOf, streamRules } from '../suites/alertStream.ts'
import { makeOrganization, withStore } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import { startServer, type ServerProcess } from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'

const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = process.env
const isPossible = databaseUrl !== undefined && natsUrl !== undefined
if (!isPossible) {
  console.warn('Left out: alerts of two processes need DATABASE_URL (PostgreSQL) and NATS_URL')
}

const ROUNDS = faultRounds(10)
const PATIENCE_PER_ROUND_MS = 60_000
const SEED = 20_261_127
const PUBLIC_URL = 'http://airshed.test'
const KEY = 'alerts-test-key-0123456789'
const SERIAL = 'stream-1'
const EMAIL = 'owner@example.org'
const ORGANIZATION = 'org_alerts'
const LIMIT = 35
const READINGS_MAX = 40
/** Processes learn by signals, else within ten seconds, what alerts look at. */
const FOLLOWED_BY_ALL_WITHIN_MS = 60_000
/** The share of a process that died is evaluated by another one within this. */
const TAKEN_OVER_WITHIN_MS = 10_000

describe.skipIf(!isPossible)('alerts of two processes on PostgreSQL and NATS', () => {
  const random = seededRandom(SEED)
  const stream = createAlertStream({ serial: SERIAL, key: KEY, limit: LIMIT, random })
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let env: Record<string, string>
  let servers: ServerProcess[] = []
  let token: string

  beforeAll(async () => {
    database = await createTestDatabase(databaseUrl ?? '')
    env = {
      AIRSHED_DEMO: '0',
      AIRSHED_PUBLIC_URL: PUBLIC_URL,
      DATABASE_URL: database.url,
      NATS_URL: natsUrl ?? '',
    }
    servers = [await startServer(env, { hasConsole: false })]
    servers.push(await startServer(env, { hasConsole: false }))
    await makeOrganization(env, { id: ORGANIZATION, key: KEY })
    const password = await makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
    token = await signIn(
      servers.map(({ url }) => url),
      { publicUrl: PUBLIC_URL, email: EMAIL, password },
    )
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await database?.drop()
  })

  async function call<Answer>(
    server: ServerProcess | undefined,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer> {
    const answer = await fetch(`${server?.url}/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  /** When it is evaluated next without a reading; null: not, so that all processes know what it looks at. */
  const dueOf = (alertId: string): Promise<number | null> =>
    withStore(env, async ({ db }) => {
      const row = await db
        .selectFrom('alerts')
        .select('due_at')
        .where('id', '=', alertId)
        .executeTakeFirstOrThrow()
      return row.due_at
    })

  it(
    `loses no change and notifies of none twice while one process is killed, ${ROUNDS} times`,
    async () => {
      await stream.send(servers[0]?.url ?? '')
      const owner = await withStore(env, ({ db }) =>
        db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow(),
      )
      const { data } = await call<List<DataPoint>>(servers[0], 'POST', '/search/data_points', {
        node_id: [`${SERIAL}:0`],
      })
      const { _id: pointId = '' } = data.find(({ path }) => path === '132:5') ?? {}
      const { _id: alertId } = await call<AlertDetails>(servers[0], 'POST', '/alerts', {
        organization_id: ORGANIZATION,
        name: 'Dust',
        description: '',
        notification_level: 'warning',
        data_points: streamRules(`${SERIAL}:0`, pointId, LIMIT),
        subscribers: { users: [owner.id], notification_method: 'email' },
      })
      const from = stream.sent[0]?.[0] ?? 0
      await expect.poll(() => dueOf(alertId), { timeout: FOLLOWED_BY_ALL_WITHIN_MS }).toBeNull()
      for (let round = 0; round < ROUNDS; round += 1) {
        const [first, second] = servers
        for (let left = 2 + Math.floor(random() * READINGS_MAX); left > 0; left -= 1) {
          await stream.send((random() < 0.5 ? first : second)?.url ?? '')
        }
        const death = first?.kill()
        await stream.send(second?.url ?? '')
        await death
        const path = `/alerts/${alertId}/changes?from=${from}&to=${Date.now() + 60_000}`
        await expect
          .poll(async () => pairsOf(await call<AlertHistory>(second, 'GET', path)).slice(1), {
            timeout: TAKEN_OVER_WITHIN_MS,
          })
          .toEqual(stream.changes().slice(1))
        servers = [second as ServerProcess, await startServer(env, { hasConsole: false })]
      }
      const notices = await withStore(env, ({ db }) =>
        db
          .selectFrom('notifications')
          .innerJoin('alert_notices', 'alert_notices.id', 'notifications.notice_id')
          .select(['alert_notices.ts', 'alert_notices.is_active'])
          .execute(),
      )
      const reported = notices.map(({ ts, is_active: isActive }) => `${ts} ${isActive}`)
      expect(new Set(reported).size).toBe(reported.length)
      for (const [ts, isActive] of stream.changes().slice(1)) {
        expect(reported).toContain(`${ts} ${isActive}`)
      }
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
