import type { ErrorBody } from '@airshed/schemas'
import { ApiError, apiError, errorBody, unavailable } from '../../base/errors.ts'
import { isStoreAway } from '../../storage/store/storeAwayError.ts'
import { sqlStateOf } from '../../storage/store/storeError.ts'

/** The answer to a device whose message failed as a whole, with the status that it would have over HTTPS. */
type FailureAnswer = ErrorBody & { status: number }

/** @param error thrown while processing a message */
export function failureAnswer(error: unknown): FailureAnswer {
  const failure = toApiError(error)
  return { status: failure.statusCode, ...errorBody(failure) }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isStoreAway(error)) return unavailable('The store')
  // Data exceptions of PostgreSQL, such as a NUL character in a text.
  if (/^22[0-9A-Z]{3}$/.test(sqlStateOf(error) ?? '')) {
    return apiError('BAD_REQUEST', { reason: 'a value has characters that cannot be stored' })
  }
  return apiError('INTERNAL')
}
