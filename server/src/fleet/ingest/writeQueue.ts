import { apiError } from '../../base/errors.ts'
import type { MeasurementBatch } from '../../storage/store/measurementStore.ts'
import { isStoreAway, type StoreAwayError } from '../../storage/store/storeAwayError.ts'

/** Maximum readings per commit, unless a single post has more. */
const COMMIT_READINGS_MAX = 10_000
/** Maximum readings waiting for their commit; beyond, senders are asked to retry later. */
const WAITING_READINGS_MAX = 500_000
const RETRY_AFTER_SECONDS = '5'

interface Waiting {
  batch: MeasurementBatch
  resolve(isNew: boolean[]): void
  reject(error: unknown): void
}

/**
 * Merges the writes of concurrent posts into one commit (group commit). Each write resolves once its own
 * readings are durable; the first never waits for others.
 */
export interface WriteQueue {
  /** @throws TOO_MANY_REQUESTS if too many readings are waiting */
  refuseWhenFull(): void
  /**
   * @returns for each reading whether it is new
   * @throws TOO_MANY_REQUESTS if too many readings are waiting
   * @throws StoreAwayError, for all waiting writes, if the store does not answer
   */
  write(batch: MeasurementBatch): Promise<boolean[]>
  /** Number of readings waiting for their commit. */
  waiting(): number
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>
}

/** @param insert stores a batch in one commit */
export function createWriteQueue(
  insert: (batch: MeasurementBatch) => Promise<boolean[]>,
): WriteQueue {
  let waiting: Waiting[] = []
  let waitingReadings = 0
  let running: Promise<void> | null = null

  const takeNext = (): Waiting[] => {
    let readings = 0
    let count = 0
    for (const { batch } of waiting) {
      if (count > 0 && readings + batch.values.length > COMMIT_READINGS_MAX) break
      readings += batch.values.length
      count += 1
    }
    const taken = waiting.slice(0, count)
    waiting = waiting.slice(count)
    waitingReadings -= readings
    return taken
  }

  const rejectAll = (error: unknown) => {
    for (const { reject } of waiting) reject(error)
    waiting = []
    waitingReadings = 0
  }

  const drain = async () => {
    while (waiting.length > 0) {
      const away = await commit(insert, takeNext())
      // Otherwise each waiting write would wait for the same timeout, one after the other.
      if (away !== null) rejectAll(away)
    }
    running = null
  }

  const refuseWhenFull = () => {
    if (waitingReadings <= WAITING_READINGS_MAX) return
    const headers = { 'retry-after': RETRY_AFTER_SECONDS }
    throw apiError('TOO_MANY_REQUESTS', { seconds: RETRY_AFTER_SECONDS }, undefined, headers)
  }

  return {
    refuseWhenFull,
    waiting: () => waitingReadings,
    async write(batch) {
      refuseWhenFull()
      return new Promise<boolean[]>((resolve, reject) => {
        waiting.push({ batch, resolve, reject })
        waitingReadings += batch.values.length
        running ??= drain()
      })
    },
    async idle() {
      await running
    },
  }
}

/** @returns why nothing can be written now; null if the store works */
async function commit(
  insert: (batch: MeasurementBatch) => Promise<boolean[]>,
  posts: readonly Waiting[],
): Promise<StoreAwayError | null> {
  try {
    const isNew = await insert(merge(posts))
    let at = 0
    for (const { batch, resolve } of posts) {
      resolve(isNew.slice(at, at + batch.values.length))
      at += batch.values.length
    }
    return null
  } catch (error) {
    if (posts.length === 1 || isStoreAway(error)) {
      for (const { reject } of posts) reject(error)
      return isStoreAway(error) ? error : null
    }
  }
  // One bad post must not fail the others.
  for (const [index, post] of posts.entries()) {
    const away = await commit(insert, [post])
    if (away === null) continue
    for (const { reject } of posts.slice(index + 1)) reject(away)
    return away
  }
  return null
}

function merge(posts: readonly Waiting[]): MeasurementBatch {
  const [first] = posts
  if (posts.length === 1 && first !== undefined) return first.batch
  return {
    dataPoints: posts.flatMap(({ batch }) => [...batch.dataPoints]),
    times: posts.flatMap(({ batch }) => [...batch.times]),
    values: posts.flatMap(({ batch }) => batch.values),
    flags: posts.flatMap(({ batch }) => [...batch.flags]),
  }
}
