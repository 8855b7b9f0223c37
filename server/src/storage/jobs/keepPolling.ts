import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../base/clock.ts'

/** Work that arrives within this time is processed together, ms. */
const TOGETHER_MS = 200
/** Minimum pause before overdue work is polled for again, ms: another process may be doing it. */
const OVERDUE_AGAIN_MS = 500

interface PollOptions {
  /** Does one batch of work. @returns how much; 0: nothing is left for this process */
  work(): Promise<number>
  /** When there is work without a signal, ms UTC; null: never. */
  nextDue(): Promise<number | null>
  /** Maximum delay of the work without a signal, ms. */
  pollEveryMs: number
  /** Subject of log messages, such as "Alerts". */
  what: string
  clock: Clock
  log: FastifyBaseLogger
}

/** Handles of work that is polled for continuously. */
export interface Polling {
  /** Polls now, or once more after the current poll. */
  poll(): void
  /** Does all pending work. */
  workAll(isOver: () => boolean): Promise<void>
}

/** Does work as it arrives: when asked to poll, when something is due, and periodically in any case. */
export function keepPolling(app: FastifyInstance, options: PollOptions): Polling {
  const { work, nextDue, pollEveryMs, what, clock, log } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let mustPollAgain = false
  let isStopped = false

  const workAll = async (isOver: () => boolean): Promise<void> => {
    while (!isOver()) if ((await work()) === 0) break
  }
  const pollUntilDone = async (): Promise<void> => {
    for (;;) {
      mustPollAgain = false
      await workAll(() => isStopped).catch((error: unknown) =>
        log.warn({ err: error }, `${what} could not be processed; trying again`),
      )
      if (!mustPollAgain || isStopped) break
      await sleep(TOGETHER_MS)
    }
    running = null
    await setTimer().catch((error: unknown) =>
      log.warn({ err: error }, `${what}: the time of the next one could not be read`),
    )
  }
  const poll = (): void => {
    if (isStopped) return
    mustPollAgain = running !== null
    running ??= pollUntilDone()
  }
  const pollIn = (ms: number): void => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(poll, Math.min(pollEveryMs, ms))
  }
  const setTimer = async (): Promise<void> => {
    // Applies if the store cannot tell what is due.
    pollIn(pollEveryMs)
    const due = await nextDue()
    if (due === null) return
    const dueInMs = due - clock()
    pollIn(dueInMs > 0 ? dueInMs : OVERDUE_AGAIN_MS)
  }
  app.addHook('onClose', async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  })
  return { poll, workAll }
}
