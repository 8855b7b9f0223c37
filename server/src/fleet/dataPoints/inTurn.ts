import { apiError } from '../../base/errors.ts'
import { TooManyWaitingError } from '../../storage/store/turns/fairQueue.ts'

const RETRY_AFTER_S = '5'

/**
 * Awaits a search for measurements.
 *
 * @throws ApiError 429 if too many searches of this caller are already waiting
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
