import { MAX_SENDS, type SendPayload } from '@airshed/contract'
import { SAVE_WITHIN_MS } from '../deviceForms/saveTimes.ts'
import type { SaveAnswer } from '../bridge/hostMessages.ts'

/** A body is no larger than this, as JSON, in UTF-16 code units. */
const MAX_PAYLOAD_LENGTH = 200_000
/** More issues than a person reads. */
const MAX_ISSUES = 100

function isSmall(payload: object): boolean {
  try {
    return JSON.stringify(payload).length <= MAX_PAYLOAD_LENGTH
  } catch {
    // What holds itself, or a number that JSON does not have, is no body of a call.
    return false
  }
}

export interface SaveQuestion {
  payload: Record<string, unknown>
  /** Whether a person has just used the frame. */
  isAsked: boolean
  send: SendPayload
  /** What a person reads of a failure. */
  tellError: (error: unknown) => string
}

/**
 * Takes what the form in a frame wants to save, for as long as one save lasts after a person asked for
 * it: never by itself, one call at a time, and not many.
 *
 * @param now ms of a clock that only goes forward
 * @returns answers one question; null: it is not taken
 */
export function createSaveAnswers(now: () => number) {
  let askedAtMs = Number.NEGATIVE_INFINITY
  let isSending = false
  let sentAtMs: readonly number[] = []

  return async (question: SaveQuestion): Promise<SaveAnswer | null> => {
    const { payload, isAsked, send, tellError } = question
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
      return { issues: [], problem: tellError(error) }
    } finally {
      isSending = false
    }
  }
}
