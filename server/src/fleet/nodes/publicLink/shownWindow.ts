import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { LinkRow } from './linkRows.ts'

/** How long a page is cached, and how often an open one refreshes. */
export const PAGE_HELD_MS = 30 * SECOND_MS

/** The readings that a link shows at a time. */
export interface ShownWindow {
  /** ms UTC. */
  readonly from: number
  readonly to: number
  /** Averaging period in minutes, or null if readings are shown as they are. */
  readonly stepMinutes: number | null
}

/**
 * The window of a link. Aggregated values are those of whole steps, because the current step would change with
 * each reading.
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
