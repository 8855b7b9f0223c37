import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../base/clock.ts'

/** Work that arrives within this time is processed together, ms. */
const TOGETHER_MS = 200
/** Minimum pause before overdue work is looked at again, ms: another process may be doing it. */
const OVERDUE_AGAIN_MS = 500

interface LookOptions {
  /** Does one batch of work. @returns how much; 0: nothing is left for this process */
  work(): Promise<number>
  /** When there is work without a signal, ms UTC; null: never. */
  nextDue(): Promise<number | null>
  /** Maximum delay of the work without a signal, ms. */
  lookEveryMs: number
  /** Subject of log messages, such as "Alerts". */
  what: string
  clock: Clock
  log: FastifyBaseLogger
}

/** Handles of work that is looked for continuously. */
export interface Looking {
  /** Looks now, or once more after the current look. */
  look(): void
  /** Does all pending work. */
  workAll(isOver: () => boolean): Promise<void>
}

/** Does work as it arrives: when asked to look, when something is due, and periodically in any case. */
export function keepLooking(app: FastifyInstance, options: LookOptions): Looking {
  const { work, nextDue, lookEveryMs, what, clock, log } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let mustLookAgain = false
  let isStopped = false

  const workAll = async (isOver: () => boolean): Promise<void> => {
    while (!isOver()) if ((await work()) === 0) break
  }
  const lookUntilDone = async (): Promise<void> => {
    for (;;) {
      mustLookAgain = false
      await workAll(() => isStopped).catch((error: unknown) =>
        log.warn({ err: error }, `${what} could not be processed; trying again`),
      )
      if (!mustLookAgain || isStopped) break
      await sleep(TOGETHER_MS)
    }
    running = null
    await setTimer().catch((error: unknown) =>
      log.warn({ err: error }, `${what}: the time of the next one could not be read`),
    )
  }
  const look = (): void => {
    if (isStopped) return
    mustLookAgain = running !== null
    running ??= lookUntilDone()
  }
  const lookIn = (ms: number): void => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, Math.min(lookEveryMs, ms))
  }
  const setTimer = async (): Promise<void> => {
    // Applies if the store cannot tell what is due.
    lookIn(lookEveryMs)
    const due = await nextDue()
    if (due === null) return
    const dueInMs = due - clock()
    lookIn(dueInMs > 0 ? dueInMs : OVERDUE_AGAIN_MS)
  }
  app.addHook('onClose', async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  })
  return { look, workAll }
}
