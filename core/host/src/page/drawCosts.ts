/** A widget whose draws take longer than this on average is slow. */
export const SLOW_DRAW_MS = 50

/** Number of draws in the average: the first few are not representative. */
export const DRAW_SAMPLES = 5

/** A slow widget is drawn no more often than this, so that the others keep their frames. */
export const SLOW_UPDATE_MS = 5000

/** The duration of the last draws of one widget, ms, oldest first; at most {@link DRAW_SAMPLES}. */
export type DrawCosts = readonly number[]

export const withCost = (costs: DrawCosts, costMs: number): DrawCosts =>
  [...costs, costMs].slice(-DRAW_SAMPLES)

/** Whether the average of the last draws is too long; false until there are enough of them. */
export function isSlow(costs: DrawCosts): boolean {
  if (costs.length < DRAW_SAMPLES) return false
  return costs.reduce((sum, costMs) => sum + costMs, 0) / costs.length > SLOW_DRAW_MS
}
