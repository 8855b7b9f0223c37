import type { AlertDetails } from '@airshed/schemas'
import { seededRandom } from '@airshed/server/testing/random'
import { faultRounds } from '@airshed/server/testing/rounds'
import { startSmtpServer } from '@airshed/server/testing/smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ALERT_KEY,
  ALERT_ORGANIZATION,
  createAlertServer,
  type AlertServer,
} from '../suites/alertServer.ts'
import { streamRules } from '../suites/alertStream.ts'
import { postReadings } from '../suites/ingest.ts'

const ROUNDS = faultRounds(3)
const PATIENCE_PER_ROUND_MS = 90_000
const SEED = 20_261_128
const LIMIT = 35
/** Readers of each alert. */
const READERS = 5
/** Mails that a process delivers at once. */
const AT_ONCE = 2
/** An alert is reported once a minute, so that its end waits for that. */
const NOTIFIED_WITHIN_MS = 100_000

const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
const readersOf = (round: number) =>
  Array.from({ length: READERS }, (_, reader) => `reader-${round}-${reader}`)
const random = seededRandom(SEED)
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let server: AlertServer

beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await createAlertServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'air@example.org',
  })
  await server.addUsers(rounds.flatMap((round) => readersOf(round).map((id) => ({ id }))))
  await server.start()
  for (const round of rounds) await addAlert(round)
})
afterAll(async () => {
  await server?.close()
  await smtp?.close()
})

const report = (round: number, pm25: number) =>
  postReadings(server.url, ALERT_KEY, {
    serial: `dust-${round}`,
    time: new Date().toISOString(),
    readings: { pm25 },
  })

/** Reports of the server's last moments get no answer; a device sends those again once it is back. */
async function reportThroughKill(among: readonly number[], pm25: number, killed: Promise<void>) {
  const unanswered: number[] = []
  for (const round of among) await report(round, pm25).catch(() => unanswered.push(round))
  await killed
  await server.start()
  for (const round of unanswered) await report(round, pm25)
}

async function addAlert(round: number): Promise<void> {
  await report(round, 20)
  const pointId = await server.pm25Of(`dust-${round}`)
  await server.call<AlertDetails>('POST', '/alerts', {
    organization_id: ALERT_ORGANIZATION,
    name: `Dust ${round}`,
    description: '',
    notification_level: 'warning',
    data_points: streamRules(`dust-${round}:0`, pointId, LIMIT),
    subscribers: { users: readersOf(round), notification_method: 'email' },
  })
}

/** Kills the server when this many mails have arrived: it never learns that the last one did. */
function killedAfterArrivals(count: number): Promise<void> {
  const enough = smtp.arrived.length + count
  return new Promise((resolve) => {
    smtp.beforeTaking(async () => {
      if (smtp.arrived.length < enough) return
      await server.kill()
      smtp.beforeTaking(async () => {})
      resolve()
    })
  })
}

/** Message-IDs by reader and subject. */
const idsByNews = () =>
  new Map(
    [...Map.groupBy(smtp.arrived, ({ envelopeTo, subject }) => `${envelopeTo[0]} ${subject}`)].map(
      ([news, mails]) => [news, mails.map(({ messageId }) => messageId)],
    ),
  )
const newsOf = (round: number, what: 'Warning' | 'Resolved') =>
  readersOf(round).map((reader) => `${reader}@example.org ${what}: Dust ${round}`)
const reported = (news: readonly string[]) =>
  expect
    .poll(() => news.filter((one) => !idsByNews().has(one)), { timeout: NOTIFIED_WITHIN_MS })
    .toEqual([])

it(
  `mails each reader once about begin and end, despite ${ROUNDS + 1} kills of the server`,
  async () => {
    for (const round of rounds) {
      const killed = killedAfterArrivals(1 + Math.floor(random() * (READERS - 1)))
      await reportThroughKill([round], 50, killed)
      await reported(newsOf(round, 'Warning'))
    }
    const killed = killedAfterArrivals(2)
    await reportThroughKill(rounds, 20, killed)
    await reported(rounds.flatMap((round) => newsOf(round, 'Resolved')))
    await server.kill()

    const expected = rounds.flatMap((round) => [
      ...newsOf(round, 'Warning'),
      ...newsOf(round, 'Resolved'),
    ])
    const arrivals = idsByNews()
    expect([...arrivals.keys()].toSorted()).toEqual(expected.toSorted())
    expect([...arrivals.values()].filter((ids) => new Set(ids).size > 1)).toEqual([])
    // Nobody can tell whether a mail was taken by whoever died before the answer.
    const repeats = smtp.arrived.length - expected.length
    expect(repeats).toBeGreaterThan(ROUNDS)
    expect(repeats).toBeLessThanOrEqual((ROUNDS + 1) * AT_ONCE)
  },
  (ROUNDS + 2) * PATIENCE_PER_ROUND_MS,
)
