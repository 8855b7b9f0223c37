import { MINUTE_MS } from '@airshed/kit'

/** Data not confirmed for this long are stale: the page refetches once a minute. */
export const STANDS_STILL_AFTER_MS = 2 * MINUTE_MS

/** Whether what a wall shows is still current. */
export interface WallPulse {
  /** When the newest data of the page were known to be current, ms UTC; null: none have arrived yet. */
  asOfMs: number | null
  standsStill: boolean
}

/**
 * @param asOf of the widgets that have data
 * @param sinceMs when the page was opened: a page that never got data is stale as well
 * @param paceMs intended fetch interval of a page that is not live; default 0
 */
export function wallPulse(
  asOf: readonly (number | null)[],
  sinceMs: number,
  nowMs: number,
  paceMs = 0,
): WallPulse {
  const known = asOf.filter((time) => time !== null)
  const asOfMs = known.length === 0 ? null : Math.max(...known)
  return { asOfMs, standsStill: nowMs - (asOfMs ?? sinceMs) > paceMs + STANDS_STILL_AFTER_MS }
}
