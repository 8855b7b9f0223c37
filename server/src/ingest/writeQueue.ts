import { apiError } from '../errors.ts'
import type { MeasurementBatch } from '../store/measurementStore.ts'

/** Readings that one commit takes at most, unless a single post brings more. */
const COMMIT_READINGS_MAX = 10_000
/** Readings that may wait for their commit; beyond, senders are asked to come back. */
const WAITING_READINGS_MAX = 500_000
const RETRY_AFTER_SECONDS = '5'

interface Waiting {
  batch: MeasurementBatch
  resolve(isNew: boolean[]): void
  reject(error: unknown): void
}

/**
 * Merges the writes of posts that come at the same time into one commit (group commit). Each write
 * resolves after its own readings are durable; the first never waits for company.
 */
export interface WriteQueue {
  /**
   * @returns for each reading whether it is new
   * @throws TOO_MANY_REQUESTS when too much waits already
   */
  write(batch: MeasurementBatch): Promise<boolean[]>
  /** Resolves when nothing waits or runs. */
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

  const drain = async () => {
    while (waiting.length > 0) await commit(insert, takeNext())
    running = null
  }

  return {
    async write(batch) {
      if (waitingReadings > WAITING_READINGS_MAX) {
        const headers = { 'retry-after': RETRY_AFTER_SECONDS }
        throw apiError('TOO_MANY_REQUESTS', { seconds: RETRY_AFTER_SECONDS }, undefined, headers)
      }
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

async function commit(
  insert: (batch: MeasurementBatch) => Promise<boolean[]>,
  posts: readonly Waiting[],
): Promise<void> {
  try {
    const isNew = await insert(merge(posts))
    let at = 0
    for (const { batch, resolve } of posts) {
      resolve(isNew.slice(at, at + batch.values.length))
      at += batch.values.length
    }
  } catch (error) {
    if (posts.length === 1) return posts[0]?.reject(error)
    // One bad post must not take the others with it.
    for (const post of posts) await commit(insert, [post])
  }
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
