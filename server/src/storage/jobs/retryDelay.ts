import { HOUR_MS } from '@airshed/domain'

const LONGEST_MS = HOUR_MS
/** Prevents jobs that failed together from being retried together. */
const JITTER = 0.25

/**
 * How long to wait after a failed attempt: exponential backoff up to an hour, with a random jitter of a
 * quarter more or less.
 *
 * @param attempt the failed attempt, from 1
 * @param random in [0, 1)
 */
export function retryDelayMs(attempt: number, firstRetryMs: number, random: number): number {
  const delayMs = Math.min(firstRetryMs * 2 ** (attempt - 1), LONGEST_MS)
  return Math.round(delayMs * (1 - JITTER + 2 * JITTER * random))
}
