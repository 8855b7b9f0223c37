import type { DataNeed, TimeRange } from '@airshed/contract'
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

/** Computed from readings over the range of the page, whatever else the widget shows. */
const COMPUTED: ReadonlySet<DataNeed['kind']> = new Set([
  'statistics',
  'rose',
  'steps',
  'cycles',
  'pairs',
  'percentileRose',
  'polarPlot',
])
const isOfRange = ({ kind }: DataNeed): boolean => COMPUTED.has(kind)

/** Covers the hours before the end of the page's range. */
const isOfEnd = ({ kind }: DataNeed): boolean => kind === 'airQuality'

const followsRange = (need: DataNeed): boolean =>
  isOfRange(need) ||
  isOfEnd(need) ||
  (need.kind === 'measurements' && (need.window === 'range' || need.window.until === 'range'))

/** Whether a widget shows the readings over the range of its page. */
export const showsRange = (needs: readonly DataNeed[]): boolean =>
  needs.some((need) => isOfRange(need) || (need.kind === 'measurements' && need.window === 'range'))

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
  // Profiles and limits only determine how readings are graded.
  const shown = needs.filter(({ kind }) => kind !== 'profiles' && kind !== 'alertLimits')
  const readings = shown.filter(
    (need) => need.kind === 'measurements' || isOfRange(need) || isOfEnd(need),
  )
  return readings.length === 0 ? shown.length > 0 : !readings.every(followsRange)
}
