/** A widget whose draws take longer than this on average is slow. */
export const SLOW_DRAW_MS = 50

/** The average is that of so many draws: the first ones alone, still cold, say little. */
export const DRAW_SAMPLES = 5

/** A slow widget is drawn no more often than this, so that the others keep their frames. */
export const SLOW_UPDATE_MS = 5000

/** What the last draws of one widget took, ms each, oldest first; at most {@link DRAW_SAMPLES}. */
export type DrawCosts = readonly number[]

export const withCost = (costs: DrawCosts, costMs: number): DrawCosts =>
  [...costs, costMs].slice(-DRAW_SAMPLES)

/** Whether the average of the last draws is too long; false until there are enough of them. */
export function isSlow(costs: DrawCosts): boolean {
  if (costs.length < DRAW_SAMPLES) return false
  return costs.reduce((sum, costMs) => sum + costMs, 0) / costs.length > SLOW_DRAW_MS
}
