import {
  chooseRange,
  DEFAULT_DASHBOARD_RANGE_MS,
  rangeLengthMs,
  type DashboardRange,
  type RangeState,
} from '@airshed/console-kit'
import { lastRange } from '@airshed/kit'

/**
 * The range that a dashboard opens with: a pinned live range keeps its length and ends now, a pinned fixed
 * range is used as it is, otherwise the last three hours.
 */
export function openingRange(
  pinned: DashboardRange | null,
  isUpdatesOn: boolean,
  now: number,
): RangeState {
  const still = { refreshMs: null, whole: null }
  if (pinned?.is_pinned !== true) {
    return { range: lastRange(DEFAULT_DASHBOARD_RANGE_MS, now), isUpdatesOn, ...still }
  }
  const { from, to } = pinned
  const range = isUpdatesOn ? lastRange(rangeLengthMs({ from, to }), now) : { from, to }
  return { ...chooseRange({ range, isUpdatesOn }, range, now), ...still }
}
