import { ApiError } from '@airshed/data'
import type { Issue } from '@airshed/schemas'

/**
 * The issues with which the server refuses a call, by the paths of its body; none if it accepts it.
 *
 * @throws anything else that the call rejects with
 */
export async function refusedIssues(call: Promise<unknown>): Promise<readonly Issue[]> {
  try {
    await call
    return []
  } catch (error) {
    if (error instanceof ApiError && error.issues.length > 0) return error.issues
    throw error
  }
}
