import { HOUR_MS, MINUTE_MS } from '../time/duration.ts'

/** Maximum number of messages to one recipient within a minute; further ones are collected into the next. */
const MESSAGES_PER_MINUTE = 3
/** Maximum number of messages to one recipient within an hour. */
export const MESSAGES_PER_HOUR = 20
/** Minimum time between two messages about an alert, so that a flapping alert is reported once, ms. */
export const SAME_ALERT_AFTER_MS = MINUTE_MS

const PACES = [
  { spanMs: HOUR_MS, most: MESSAGES_PER_HOUR },
  { spanMs: MINUTE_MS, most: MESSAGES_PER_MINUTE },
] as const

/**
 * When a recipient may get the next message, ms UTC; `now` unless there were too many.
 *
 * @param sentTs when messages were sent to the recipient, ms UTC, ascending
 */
export function nextMessageTs(sentTs: readonly number[], now: number): number {
  return Math.max(
    now,
    ...PACES.map(({ spanMs, most }) => {
      const sent = sentTs.filter((ts) => ts > now - spanMs)
      return (sent[sent.length - most] ?? Number.NEGATIVE_INFINITY) + spanMs
    }),
  )
}

/** The times of messages that still count at a time, ms UTC, ascending. */
export const countedMessages = (sentTs: readonly number[], now: number): number[] =>
  sentTs.filter((ts) => ts > now - HOUR_MS)
