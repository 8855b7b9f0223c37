import { isStoreAway } from '../../storage/store/storeAwayError.ts'

/** A restarted store is back by then; the connection to the broker survives that long, ms. */
const PATIENCE_MS = 45_000
const PAUSE_MS = 1_000

/**
 * Retries a task while the store is unavailable. The broker keeps further messages meanwhile.
 *
 * @param task may run several times
 * @throws the last error of the task
 */
export async function whenStoreIsBack<Result>(task: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await task()
    } catch (error) {
      if (!isStoreAway(error) || performance.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
