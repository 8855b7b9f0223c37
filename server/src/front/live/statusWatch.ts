import type { ServerContext } from '../../context.ts'
import { statusCounts } from '../../storage/store/nodeStatus/statusCounts.ts'

/**
 * Minimum time between counts of devices while pages are open: one statement, however many pages there are.
 */
export const COUNT_EVERY_MS = 5000

/**
 * Maximum share of the time spent on counting: a count that takes 100 ms is followed by a pause of five
 * seconds, one that takes a second by a pause of 50.
 */
const MOST_SHARE = 0.02

export interface StatusWatch {
  /** Counts now, if a page is open. Never throws. */
  poll(): Promise<void>
  /** Stops for good; resolves when nothing is being counted. */
  stop(): Promise<void>
}

interface StatusWatchOptions {
  /** Whether there are listeners; if not, nothing is counted. */
  isHeard: () => boolean
  /** Called with the organizations in which the number of devices displayed with a status has changed. */
  onChange: (organizationIds: readonly string[]) => void
}

/** Detects devices that went offline, which no message reports, and devices that are back. */
export function watchStatuses(
  { store, clock, log }: Pick<ServerContext, 'store' | 'clock' | 'log'>,
  { isHeard, onChange }: StatusWatchOptions,
): StatusWatch {
  let known: ReadonlyMap<string, string> | null = null
  let running: Promise<void> | null = null
  let isStopped = false
  let restsUntilMs = 0

  async function count(): Promise<void> {
    const startedMs = performance.now()
    try {
      const before = known
      const counts = await statusCounts(store.db, clock())
      known = counts
      if (before === null || isStopped) return
      const ids = new Set([...before.keys(), ...counts.keys()])
      const changed = [...ids].filter((id) => before.get(id) !== counts.get(id))
      if (changed.length > 0) onChange(changed)
    } catch (error) {
      log.warn({ err: error }, 'Devices could not be counted by status; trying again')
    }
    const endedMs = performance.now()
    restsUntilMs = endedMs + (endedMs - startedMs) / MOST_SHARE
  }
  const poll = (): Promise<void> => {
    if (isStopped) return Promise.resolve()
    if (!isHeard()) {
      known = null
      return Promise.resolve()
    }
    running ??= count().finally(() => (running = null))
    return running
  }

  const timer = setInterval(() => {
    if (performance.now() >= restsUntilMs) void poll()
  }, COUNT_EVERY_MS)
  timer.unref()
  return {
    poll,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
