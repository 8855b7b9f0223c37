import { apiError } from '../../../base/errors.ts'
import type { Memory } from '../../../base/memory.ts'

/** Archives that one process fetches at once; each may be megabytes and take up to a minute. */
const DOWNLOADS_MAX = 3
const RETRY_AFTER_S = '10'

const downloads = () => ({ running: 0 })

/**
 * Runs a download.
 *
 * @throws ApiError 429 while the maximum number is running
 */
export async function inDownloadSlot<Result>(
  memory: Memory,
  run: () => Promise<Result>,
): Promise<Result> {
  const slots = memory.of(downloads)
  if (slots.running >= DOWNLOADS_MAX) {
    const headers = { 'retry-after': RETRY_AFTER_S }
    throw apiError('TOO_MANY_REQUESTS', { seconds: RETRY_AFTER_S }, undefined, headers)
  }
  slots.running += 1
  try {
    return await run()
  } finally {
    slots.running -= 1
  }
}
