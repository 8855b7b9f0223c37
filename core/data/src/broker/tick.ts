import type { Subscription } from './subscription.ts'

const SHORTEST_MS = 1000
const LONGEST_MS = 30_000

/**
 * How often live windows advance: when the narrowest of them would move by a pixel, clamped to between one second and
 * half a minute.
 */
export function tickMs(subscriptions: Iterable<Pick<Subscription, 'context' | 'widthPx'>>): number {
  let shortestMs = LONGEST_MS
  for (const { context, widthPx } of subscriptions) {
    if (!context.isLive) continue
    shortestMs = Math.min(shortestMs, (context.range.to - context.range.from) / widthPx)
  }
  return Math.max(SHORTEST_MS, Math.round(shortestMs))
}
