import { HOUR_MS } from '@airshed/domain'

const LONGEST_MS = HOUR_MS
/** Jobs that failed together do not come back together. */
const JITTER = 0.25

/**
 * How long to wait after a failed attempt: twice as long after each, up to an hour, a quarter more or
 * less by chance.
 *
 * @param attempt the one that failed, from 1
 * @param random in [0, 1)
 */
export function retryDelayMs(attempt: number, firstRetryMs: number, random: number): number {
  const delayMs = Math.min(firstRetryMs * 2 ** (attempt - 1), LONGEST_MS)
  return Math.round(delayMs * (1 - JITTER + 2 * JITTER * random))
}
