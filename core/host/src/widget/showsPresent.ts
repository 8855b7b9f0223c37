import type { DataNeed, TimeRange } from '@airshed/contract'
import { isHistorical } from '@airshed/domain'

/** The part of the page that tells whether it shows the past. */
interface ShownTime {
  range: TimeRange
  isLive: boolean
}

const followsRange = (need: DataNeed): boolean =>
  need.kind === 'statistics' ||
  (need.kind === 'measurements' && (need.window === 'range' || need.window.until === 'range'))

/** Whether a widget shows the readings over the range of its page. */
export const showsRange = (needs: readonly DataNeed[]): boolean =>
  needs.some(
    (need) =>
      need.kind === 'statistics' || (need.kind === 'measurements' && need.window === 'range'),
  )

/**
 * Whether a widget shows the present on a page that shows the past: its needs have data, and none of
 * them follows the range of the page.
 *
 * @param nowMs ms UTC
 */
export function showsPresent(
  needs: readonly DataNeed[],
  { range, isLive }: ShownTime,
  nowMs: number,
): boolean {
  if (isLive || !isHistorical(range, nowMs)) return false
  // Profiles only say how readings are judged.
  const shown = needs.filter(({ kind }) => kind !== 'profiles')
  return shown.length > 0 && !shown.some(followsRange)
}
