import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { LinkRow } from './linkRows.ts'

/** How long a made page is held, and how often an open one asks again. */
export const PAGE_HELD_MS = 30 * SECOND_MS

/** The readings that a link shows at a time. */
export interface ShownWindow {
  /** ms UTC. */
  readonly from: number
  readonly to: number
  /** Minutes over which they are aggregated; null: they are shown as they are. */
  readonly stepMinutes: number | null
}

/**
 * The window of a link. Aggregated values are those of whole steps: the running one would say something else
 * with each reading.
 *
 * @param now ms UTC
 */
export function shownWindow({ hours, step }: Pick<LinkRow, 'hours' | 'step'>, now: number) {
  const lengthMs = Number(hours) * HOUR_MS
  if (step === 'live') return { from: now - lengthMs, to: now, stepMinutes: null }
  const stepMinutes = Number(step)
  const stepMs = stepMinutes * MINUTE_MS
  const to = Math.floor(now / stepMs) * stepMs
  const from = Math.min(to - stepMs, Math.ceil((to - lengthMs) / stepMs) * stepMs)
  return { from, to, stepMinutes } satisfies ShownWindow
}
