import { isStoreAway } from '../store/storeAwayError.ts'

/** A store that is restarted is back by then; the connection to the broker outlives it, ms. */
const PATIENCE_MS = 45_000
const PAUSE_MS = 1_000

/**
 * Tries a task again while the store is away. The broker keeps what follows meanwhile.
 *
 * @param task may run several times
 * @throws what it threw at last
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
