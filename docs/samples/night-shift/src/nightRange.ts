import { HOUR_MS, lastRange, type TimeRange } from '@airshed/kit'

/** A shift, and the hours before it. */
export const NIGHT_MS = 12 * HOUR_MS

/** The window that every pane looks at: it ends now. */
export const nightRange = (nowMs: number): TimeRange => lastRange(NIGHT_MS, nowMs)
