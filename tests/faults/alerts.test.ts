import type { AlertDetails, AlertHistory } from '@airshed/schemas'
import { seededRandom } from '@airshed/server/testing/random'
import { faultRounds } from '@airshed/server/testing/rounds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ALERT_KEY,
  ALERT_ORGANIZATION,
  createAlertServer,
  type AlertServer,
} from '../suites/alertServer.ts'
import { createAlertStream, pairsOf, streamRules } from '../suites/alertStream.ts'

const ROUNDS = faultRounds(4)
const PATIENCE_PER_ROUND_MS = 60_000
const SEED = 20_261_127
const SERIAL = 'stream-1'
const LIMIT = 35
/** Readings until the server is killed, at most. */
const READINGS_MAX = 60

const random = seededRandom(SEED)
const stream = createAlertStream({ serial: SERIAL, key: ALERT_KEY, limit: LIMIT, random })
let server: AlertServer
let alertId: string

beforeAll(async () => {
  server = await createAlertServer()
  const userId = await server.ownerId()
  await server.start()
  await stream.send(server.url)
  const { _id: id } = await server.call<AlertDetails>('POST', '/alerts', {
    organization_id: ALERT_ORGANIZATION,
    name: 'Dust',
    description: '',
    notification_level: 'warning',
    data_points: streamRules(`${SERIAL}:0`, await server.pm25Of(SERIAL), LIMIT),
    subscribers: { users: [userId], notification_method: 'email' },
  })
  alertId = id
})
afterAll(() => server?.close())

async function sendUntilKilled(readings: number): Promise<void> {
  for (let left = readings; left > 0; left -= 1) await stream.send(server.url)
  // While readings are under way and alerts are evaluated.
  const death = server.kill()
  await stream.send(server.url).catch(() => undefined)
  await death
}

it(
  `a killed server loses no change of an alert, and notifies of none twice, ${ROUNDS} times`,
  async () => {
    const changesFrom = stream.sent[0]?.[0] ?? 0
    for (let round = 0; round < ROUNDS; round += 1) {
      await sendUntilKilled(2 + Math.floor(random() * READINGS_MAX))
      await server.start()
      await stream.send(server.url)
      const path = `/alerts/${alertId}/changes?from=${changesFrom}&to=${Date.now() + 60_000}`
      const expected = stream.changes()
      await expect
        .poll(async () => pairsOf(await server.call<AlertHistory>('GET', path)).slice(1), {
          timeout: 20_000,
        })
        // It was evaluated first when it was made, by the reading before.
        .toEqual(expected.slice(1))
    }
    await server.kill()
    const notices = await server.inStore(({ db }) =>
      db
        .selectFrom('notifications')
        .innerJoin('alert_notices', 'alert_notices.id', 'notifications.notice_id')
        .select(['alert_notices.ts', 'alert_notices.is_active'])
        .execute(),
    )
    const reported = notices.map(({ ts, is_active: isActive }) => `${ts} ${isActive}`)
    expect(new Set(reported).size).toBe(reported.length)
    const changes = stream.changes().slice(1)
    for (const [ts, isActive] of changes) expect(reported).toContain(`${ts} ${isActive}`)
  },
  ROUNDS * PATIENCE_PER_ROUND_MS,
)
