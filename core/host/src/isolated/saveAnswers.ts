import { MAX_SENDS, type SendPayload } from '@airshed/contract'
import { SAVE_WITHIN_MS } from '../deviceForms/saveTimes.ts'
import type { SaveAnswer } from '../bridge/hostMessages.ts'

/** Maximum size of a body as JSON, in UTF-16 code units. */
const MAX_PAYLOAD_LENGTH = 200_000
/** More issues than a person reads. */
const MAX_ISSUES = 100

function isSmall(payload: object): boolean {
  try {
    return JSON.stringify(payload).length <= MAX_PAYLOAD_LENGTH
  } catch {
    // A cyclic value, or one that JSON cannot represent, cannot be a body.
    return false
  }
}

export interface SaveQuestion {
  payload: Record<string, unknown>
  /** Whether the user has just used the frame. */
  isAsked: boolean
  send: SendPayload
  /** Returns the message for a failure. */
  messageOf: (error: unknown) => string
}

/**
 * Accepts calls of the form in a frame for the duration of one save that the user started: never
 * without the user, one call at a time, and a limited number.
 *
 * @param now ms of a monotonic clock
 * @returns responds to one request; null: it is refused
 */
export function createSaveAnswers(now: () => number) {
  let askedAtMs = Number.NEGATIVE_INFINITY
  let isSending = false
  let sentAtMs: readonly number[] = []

  return async (question: SaveQuestion): Promise<SaveAnswer | null> => {
    const { payload, isAsked, send, messageOf } = question
    const since = now() - SAVE_WITHIN_MS
    sentAtMs = sentAtMs.filter((atMs) => atMs > since)
    if (isAsked) askedAtMs = now()
    const isTaken =
      askedAtMs > since && !isSending && sentAtMs.length < MAX_SENDS && isSmall(payload)
    if (!isTaken) return null
    isSending = true
    sentAtMs = [...sentAtMs, now()]
    try {
      return { issues: (await send(payload)).slice(0, MAX_ISSUES), problem: null }
    } catch (error) {
      return { issues: [], problem: messageOf(error) }
    } finally {
      isSending = false
    }
  }
}
