import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import { openBus } from '../storage/bus/openBus.ts'
import { createJobs } from '../storage/jobs/createJobs.ts'
import { recordEvents } from '../access/events/record.ts'
import { defineJob } from '../storage/jobs/defineJob.ts'
import { openStore } from '../storage/store/openStore.ts'
import type { Tables } from '../storage/store/tables.ts'
import { seededRandom } from './random.ts'

/**
 * A process that adds jobs and works on them until it is killed. The cause and the effect of each job are
 * events, so duplicates are visible. Every third job causes another one, and some fail at first.
 *
 * Prints a line for each job that was added and acknowledged, `added {number}`, for each that finished,
 * `done {number}`, and when all have, `idle`. Reads from its environment: AIRSHED_DATA or DATABASE_URL and
 * NATS_URL; SEED; ADD, how many jobs it adds; FIRST, the number of the first one.
 */
const POLL_EVERY_MS = 50
const random = seededRandom(Number(env['SEED']))
const say = (line: string) => void process.stdout.write(`${line}\n`)
const log = { warn: say, error: (_details: object, text: string) => say(text) }

const store = await openStore({
  databaseUrl: env['DATABASE_URL'] || undefined,
  dataFolder: env['AIRSHED_DATA'] ?? '',
})
const bus = await openBus({ natsUrl: env['NATS_URL'] || undefined }, log)
const jobs = createJobs({
  store,
  bus,
  clock: Date.now,
  log: fastify().log,
  queueLimit: 100_000,
  concurrency: 4,
})

const effect = defineJob({
  kind: 'test.effect',
  payload: Type.Object({ number: Type.String() }),
  queue: 'effects',
  leaseMs: 2_000,
  firstRetryMs: 20,
  maxAttempts: 1000,
})
const tick = defineJob({ kind: 'test.tick', payload: Type.Object({}), leaseMs: 2_000 })

const write = (tx: Transaction<Tables>, name: string, rowId: string) =>
  recordEvents(tx, [
    {
      ts: Date.now(),
      name,
      actor: { kind: 'system', id: null, name: String(process.pid) },
      organizationId: null,
      rowId,
    },
  ])

/** Writes the cause of a job and the job in one transaction. */
async function cause(tx: Transaction<Tables>, number: string): Promise<void> {
  await write(tx, 'cause', number)
  await jobs.add(tx, effect, { number }, { key: number })
}

jobs.work(effect, async ({ payload: { number }, commit }) => {
  if (random() < 0.2) throw new Error('This attempt fails')
  await commit(async (tx) => {
    await write(tx, 'effect', number)
    if (Number(number) % 3 === 0) await cause(tx, `${number}.5`)
  })
  say(`done ${number}`)
})
jobs.work(tick, ({ commit, runAt }) =>
  commit(async (tx) => void (await write(tx, 'tick', String(runAt)))),
)
jobs.every(tick, { everyMs: 1_000 })
jobs.start()

const first = Number(env['FIRST'])
const end = first + Number(env['ADD'])
for (let number = first; number < end; number += 1) {
  await store.db.transaction().execute((tx) => cause(tx, String(number)))
  say(`added ${number}`)
}
process.on('SIGTERM', async () => {
  await jobs.stop()
  await bus.close()
  await store.close()
  process.exit(0)
})
const isBusy = async () =>
  (await jobs.queues()).some(
    ({ queue, waiting, running }) => queue === effect.queue && waiting + running > 0,
  )
while (await isBusy()) await sleep(POLL_EVERY_MS)
say('idle')
