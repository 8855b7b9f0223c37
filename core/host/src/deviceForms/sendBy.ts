import type { SendPayload } from '@airshed/contract'
import { ApiError } from '@airshed/data'

/** A call that a server refuses with issues, as a form's `send`: the issues are its answer. */
export const sendBy =
  (call: (payload: Record<string, unknown>) => Promise<unknown>): SendPayload =>
  async (payload) => {
    try {
      await call(payload)
      return []
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) return error.issues
      throw error
    }
  }
