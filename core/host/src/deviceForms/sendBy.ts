import type { SendPayload } from '@airshed/contract'
import { ApiError } from '@airshed/data'

/** Wraps a call as a form's `send`: issues with which the server refuses it become the result. */
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
