import {
  NEED_KINDS,
  needKindOf,
  type DataNeed,
  type NeedTime,
  type TimeRange,
} from '@airshed/contract'
import { MINUTE_MS } from '@airshed/domain'

/**
 * A range that ended within this time counts as the present: no device is due to have reported
 * anything new since.
 */
const PRESENT_WITHIN_MS = 2 * MINUTE_MS

/** The state of the page that determines whether it shows the past. */
interface ShownTime {
  range: TimeRange
  isLive: boolean
}

/** A plugin may name a kind that does not exist: it gets nothing, and this is not the place to report it. */
const timeOf = (need: DataNeed): NeedTime =>
  Object.hasOwn(NEED_KINDS, need.kind) ? needKindOf(need).timeOf(need) : 'none'

/** Whether a widget shows the readings over the range of its page. */
export const showsRange = (needs: readonly DataNeed[]): boolean =>
  needs.some((need) => timeOf(need) === 'range')

/**
 * Whether a widget shows the present on a page that shows the past: it needs readings up to now, or
 * data other than readings alone.
 *
 * @param nowMs ms UTC
 */
export function showsPresent(
  needs: readonly DataNeed[],
  { range, isLive }: ShownTime,
  nowMs: number,
): boolean {
  if (isLive || nowMs - range.to <= PRESENT_WITHIN_MS) return false
  const shown = needs.map(timeOf).filter((time) => time !== 'none')
  const readings = shown.filter((time) => time !== 'present')
  return readings.length === 0 ? shown.length > 0 : readings.includes('now')
}
