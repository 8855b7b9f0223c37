import type { AlertDetails, AlertHistory, DataPoint, List } from '@airshed/schemas'
import { seededRandom } from '@airshed/server/testing/random'
import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAlertStream, pairsOf, streamRules } from '../suites/alertStream.ts'
import { makeOrganization, withStore } from '../suites/organization.ts'
import { makeOwner } from '../suites/owner.ts'
import {
  freePort,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../suites/serverProcess.ts'
import { signIn } from '../suites/signIn.ts'

const ROUNDS = faultRounds(4)
const PATIENCE_PER_ROUND_MS = 60_000
const SEED = 20_261_127
const KEY = 'alerts-test-key-0123456789'
const SERIAL = 'stream-1'
const EMAIL = 'owner@example.org'
const ORGANIZATION = 'org_alerts'
const LIMIT = 35
/** Readings until the server is killed, at most. */
const READINGS_MAX = 60

const folder = temporaryFolder()
const random = seededRandom(SEED)
const stream = createAlertStream({ serial: SERIAL, key: KEY, limit: LIMIT, random })
let env: Record<string, string>
let password: string
let server: ServerProcess
let token: string
let alertId: string

beforeAll(async () => {
  env = { AIRSHED_DATA: folder.path, AIRSHED_DEMO: '0', AIRSHED_PORT: String(await freePort()) }
  const { userId } = await prepare()
  await start()
  await stream.send(server.url)
  const { data } = await call<List<DataPoint>>('POST', '/search/data_points', {
    node_id: [`${SERIAL}:0`],
  })
  const { _id: pointId = '' } = data.find(({ path }) => path === '132:5') ?? {}
  const { _id: id } = await call<AlertDetails>('POST', '/alerts', {
    organization_id: ORGANIZATION,
    name: 'Dust',
    description: '',
    notification_level: 'warning',
    data_points: streamRules(`${SERIAL}:0`, pointId, LIMIT),
    subscribers: { users: [userId], notification_method: 'email' },
  })
  alertId = id
})
afterAll(async () => {
  await server?.kill()
  folder.remove()
})

async function prepare(): Promise<{ userId: string }> {
  await makeOrganization(env, { id: ORGANIZATION, key: KEY })
  password = await makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
  return withStore(env, async ({ db }) => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow()
    return { userId: id }
  })
}

async function start(): Promise<void> {
  server = await startServer(env, { hasConsole: false })
  const { url: publicUrl } = server
  token = await signIn([publicUrl], { publicUrl, email: EMAIL, password })
}

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${server.url}/v2${path}`, {
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

async function sendUntilKilled(readings: number): Promise<void> {
  for (let left = readings; left > 0; left -= 1) await stream.send(server.url)
  // While readings are under way and alerts are judged.
  const death = server.kill()
  await stream.send(server.url).catch(() => undefined)
  await death
}

it(
  `a server that is killed in between forgets no change of an alert, and tells none twice, ${ROUNDS} times`,
  async () => {
    const changesFrom = stream.sent[0]?.[0] ?? 0
    for (let round = 0; round < ROUNDS; round += 1) {
      await sendUntilKilled(2 + Math.floor(random() * READINGS_MAX))
      await start()
      await stream.send(server.url)
      const path = `/alerts/${alertId}/changes?from=${changesFrom}&to=${Date.now() + 60_000}`
      const expected = stream.changes()
      await expect
        .poll(async () => pairsOf(await call<AlertHistory>('GET', path)).slice(1), {
          timeout: 20_000,
        })
        // It was judged first when it was made, by the reading before.
        .toEqual(expected.slice(1))
    }
    await server.kill()
    const notices = await withStore(env, ({ db }) =>
      db
        .selectFrom('notifications')
        .innerJoin('alert_notices', 'alert_notices.id', 'notifications.notice_id')
        .select(['alert_notices.ts', 'alert_notices.is_active'])
        .execute(),
    )
    const told = notices.map(({ ts, is_active: isActive }) => `${ts} ${isActive}`)
    expect(new Set(told).size).toBe(told.length)
    const changes = stream.changes().slice(1)
    for (const [ts, isActive] of changes) expect(told).toContain(`${ts} ${isActive}`)
  },
  ROUNDS * PATIENCE_PER_ROUND_MS,
)
