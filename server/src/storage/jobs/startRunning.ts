import { SECOND_MS } from '@airshed/domain'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'
import { endLeases } from './decide.ts'
import { inTurn } from './inTurn.ts'
import type { PayloadCheck } from './payload.ts'
import { createQueueRunner, type RegisteredJob } from './queueRunner.ts'
import type { RunTools } from './runTools.ts'
import { stopRunning } from './stopRunning.ts'
import { JOBS_CANCELLED_TOPIC, JOBS_TOPIC } from './topics.ts'
import { createTurnKeeper } from './turnKeeper.ts'
import type { PeriodicJob } from './turns.ts'

/** How often the store is polled without a signal. */
const POLL_EVERY_MS = 5 * SECOND_MS

interface RunningOptions {
  store: Pick<Store, 'engine'>
  bus: Bus
  /** By kind. */
  registered: ReadonlyMap<string, RegisteredJob>
  periodic: ReadonlyMap<string, PeriodicJob>
  check: PayloadCheck
  concurrency: number
  tools: RunTools
}

/** Jobs that are being worked on. */
export interface Running {
  stop(): Promise<void>
}

/** Polls for due jobs and turns: on a signal, at the time of the next one, and every 5 s. */
export function startRunning(options: RunningOptions): Running {
  const { store, bus, registered, periodic, check, concurrency, tools } = options
  const { db, clock, schedule, log } = tools
  const runners = queuesOf(registered).map((queue) =>
    createQueueRunner({
      queue,
      registered: new Map([...registered].filter(([, { job }]) => job.queue === queue)),
      concurrency,
      check,
      tools,
      wakeAt,
    }),
  )
  const turns = createTurnKeeper(periodic, { db, clock, log, check })
  let isPrepared = false
  let isStopped = false
  let alarm = { at: Infinity, cancel: () => {} }

  const poll = () => {
    if (!isPrepared) return
    for (const runner of runners) runner.poll()
  }
  const waking = inTurn(
    async () => {
      // The embedded store has one process at a time: earlier lease holders are gone.
      if (!isPrepared && store.engine === 'embedded') await endLeases(db, clock())
      isPrepared = true
      poll()
      if (await turns.take()) poll()
      wakeAt(turns.nextAt())
    },
    (error) => log.error({ err: error }, 'Due jobs could not be looked up; trying again'),
  )

  /** Only the earliest time counts: the following one is found when the timer fires. */
  function wakeAt(at: number): void {
    if (isStopped || at >= alarm.at) return
    alarm.cancel()
    const cancel = schedule(ring, Math.max(at - clock(), 0))
    alarm = { at, cancel }
  }
  function ring(): void {
    alarm = { at: Infinity, cancel: () => {} }
    wakeAt(clock() + POLL_EVERY_MS)
    waking.again()
  }

  const unsubscribe = [
    bus.onSignal(JOBS_TOPIC, poll),
    bus.onSignal(JOBS_CANCELLED_TOPIC, () => {
      for (const runner of runners) for (const run of runner.running.values()) run.renew()
    }),
  ]
  ring()
  return {
    async stop() {
      if (isStopped) return
      isStopped = true
      alarm.cancel()
      for (const end of unsubscribe) end()
      await waking.idle()
      await stopRunning(runners, tools)
    },
  }
}

const queuesOf = (registered: ReadonlyMap<string, RegisteredJob>) => [
  ...new Set([...registered.values()].map(({ job }) => job.queue)),
]
