import { apiError } from '../../errors.ts'
import { TooManyWaitingError } from '../../store/turns/fairQueue.ts'

const RETRY_AFTER_S = '5'

/**
 * Waits for a search of measurements.
 *
 * @throws ApiError 429 where too many of this caller wait already
 */
export async function inTurn<Result>(search: Promise<Result>): Promise<Result> {
  try {
    return await search
  } catch (error) {
    if (!(error instanceof TooManyWaitingError)) throw error
    const headers = { 'retry-after': RETRY_AFTER_S }
    throw apiError('TOO_MANY_REQUESTS', { seconds: RETRY_AFTER_S }, undefined, headers)
  }
}
