import { randomUUID } from 'node:crypto'
import { buildApp } from '@airshed/server'
import { openBus } from '@airshed/server/bus'
import { readConfig } from '@airshed/server/config'
import { defineJob } from '@airshed/server/define-job'
import { Type } from 'typebox'
import { openBenchStore } from './benchServer.ts'
import { boundedFigure, median, rounded, type Figure } from './figure.ts'

const JOBS = 1_000
/** Concurrent transactions, both for adding jobs and for the bare rows. */
const WRITERS = 2
const BOUND = 0.25
const TURNS = 20
const TURN_EVERY_MS = 1_000
const DELAY_BOUND_MS = 100

type BenchStore = Awaited<ReturnType<typeof openBenchStore>>

const work = defineJob({ kind: 'bench.work', payload: Type.Object({}) })
const turn = defineJob({ kind: 'bench.turn', payload: Type.Object({}) })

/** Runs `act` once per job, `WRITERS` at a time. */
async function forEachJob(act: () => Promise<unknown>): Promise<void> {
  let left = JOBS
  const writer = async () => {
    while (left-- > 0) await act()
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
}

/** Inserts a row and deletes it, each in a transaction. */
async function bareRows({ store }: BenchStore): Promise<number> {
  const keys: string[] = []
  const startedMs = performance.now()
  await forEachJob(() => {
    const key = randomUUID()
    keys.push(key)
    return store.db.insertInto('settings').values({ key, value: '{}' }).execute()
  })
  await forEachJob(() =>
    store.db
      .deleteFrom('settings')
      .where('key', '=', keys.pop() ?? '')
      .execute(),
  )
  return performance.now() - startedMs
}

/** Adds each job in a transaction, runs it with an empty effect, then measures the turns. */
async function jobsAndTurns({ store }: BenchStore) {
  const config = readConfig({ AIRSHED_DEMO: '0', AIRSHED_LOG_LEVEL: 'silent' })
  const bus = await openBus(config, { warn: () => undefined, error: () => undefined })
  const { app, context } = await buildApp({ config, store, bus })
  const { jobs } = context
  const allDone = Promise.withResolvers<void>()
  const allTurned = Promise.withResolvers<void>()
  const delaysMs: number[] = []
  // Only turns of an otherwise idle server count.
  let isIdleFromMs = Infinity
  let done = 0
  jobs.work(work, async ({ commit }) => {
    await commit(async () => {})
    done += 1
    if (done === JOBS) allDone.resolve()
  })
  jobs.work(turn, async ({ runAt }) => {
    if (runAt > isIdleFromMs) delaysMs.push(Date.now() - runAt)
    if (delaysMs.length === TURNS) allTurned.resolve()
  })
  jobs.every(turn, { everyMs: TURN_EVERY_MS })
  const startedMs = performance.now()
  await forEachJob(() => store.db.transaction().execute((tx) => jobs.add(tx, work, {})))
  jobs.start()
  await allDone.promise
  const tookMs = performance.now() - startedMs
  isIdleFromMs = Date.now()
  await allTurned.promise
  await app.close()
  await bus.close()
  return { tookMs, delaysMs }
}

/** Jobs per second against bare rows, and how late a periodic job starts. */
export async function jobsBench(): Promise<Figure[]> {
  const bench = await openBenchStore(1)
  const bareMs = await bareRows(bench)
  const { tookMs, delaysMs } = await jobsAndTurns(bench)
  await bench.close()
  const perSecond = (ms: number): string => rounded((1000 * JOBS) / ms, 0)
  const ratio = bareMs / tookMs
  const delayMs = median(delaysMs)
  return [
    {
      name: 'jobs, each added and worked off with a commit',
      measured: `${perSecond(tookMs)} jobs/s, bare rows inserted and deleted ${perSecond(bareMs)}`,
      ratio,
      bound: `≥ ${BOUND} × bare rows`,
      isWithin: ratio >= BOUND,
    },
    boundedFigure('a periodic job, from its time until it begins', delayMs, DELAY_BOUND_MS, {
      measured: `${rounded(delayMs, 0)} ms, the latest of ${TURNS} ${rounded(Math.max(...delaysMs), 0)} ms`,
      bound: `≤ ${DELAY_BOUND_MS} ms`,
    }),
  ]
}
