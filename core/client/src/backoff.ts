const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000

/**
 * How long to wait before the next attempt: exponential backoff from 1 s to 30 s, times a random factor between 0.5 and
 * 1, so that the clients of a restarted server do not reconnect all at once.
 *
 * @param attempt failures in a row, from 1
 * @param random 0 up to 1
 */
export function backoffMs(attempt: number, random: number): number {
  const fullMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (Math.max(1, attempt) - 1))
  return Math.round(fullMs * (0.5 + random / 2))
}
