import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/** What arrives within this is worked on together, ms. */
const TOGETHER_MS = 200
/** The least pause before what was due already is looked at again, ms: another process may be at it. */
const OVERDUE_AGAIN_MS = 500

export interface LookOptions {
  /** Does a part of the work. @returns how much; 0: nothing is left for this process */
  work(): Promise<number>
  /** When there is work without a signal, ms UTC; null: never. */
  nextDue(): Promise<number | null>
  /** How late the work is at most where no signal came, ms. */
  lookEveryMs: number
  /** Subject of what is logged, such as "Alerts". */
  what: string
  clock: Clock
  log: FastifyBaseLogger
}

/** Work that is looked for. */
export interface Looking {
  /** Looks now, or once more if it is being done. */
  look(): void
  /** Does all that waits now. */
  workAll(isOver: () => boolean): Promise<void>
}

/** Does work as it comes: when it is told to look, when something is due, and now and then in any case. */
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
        log.warn({ err: error }, `${what} could not be looked at; it is tried again`),
      )
      if (!mustLookAgain || isStopped) break
      await sleep(TOGETHER_MS)
    }
    running = null
    await setTimer().catch((error: unknown) =>
      log.warn({ err: error }, `${what}: when the next one is due could not be read`),
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
    // Stands where the store does not say what is due.
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
