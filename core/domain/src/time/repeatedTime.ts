import { HOUR_MS, MINUTE_MS } from './duration.ts'

/** Clocks are set back by multiples of this. */
const STEP_MS = 10 * MINUTE_MS
/** No zone sets its clocks back by more at once. */
const LONGEST_BACK_MS = 3 * HOUR_MS

/**
 * Whether a clock shows the time of an instant twice because it is set back: by an hour in most zones, by half of one
 * on Lord Howe Island.
 *
 * @param ms UTC
 * @param shown the time of day that the clock shows at an instant, in whatever form
 */
export function isTimeRepeated(ms: number, shown: (ms: number) => string | number): boolean {
  // A clock that shows the same a day later was not set: what all but two days a year cost.
  if (shown(ms - 12 * HOUR_MS) === shown(ms + 12 * HOUR_MS)) return false
  const own = shown(ms)
  for (let apart = STEP_MS; apart <= LONGEST_BACK_MS; apart += STEP_MS) {
    if (shown(ms - apart) === own || shown(ms + apart) === own) return true
  }
  return false
}
