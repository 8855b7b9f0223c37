import {
  chooseRange,
  DEFAULT_DASHBOARD_RANGE_MS,
  rangeLengthMs,
  toggleUpdates,
  type DashboardRange,
  type LiveState,
} from '@airshed/console-kit'
import { lastRange, type TimeRange } from '@airshed/kit'

/** The range of a page, and the ones that it was zoomed in from; newest last. */
export interface RangeState extends LiveState {
  readonly before: readonly LiveState[]
}

/**
 * The range that a dashboard opens with: a pinned one that was live has its length and ends now, a
 * pinned one that stood still stands where it was, and all others are the last three hours.
 */
export function openingRange(
  pinned: DashboardRange | null,
  isUpdatesOn: boolean,
  now: number,
): RangeState {
  if (pinned?.is_pinned !== true) {
    return { range: lastRange(DEFAULT_DASHBOARD_RANGE_MS, now), isUpdatesOn, before: [] }
  }
  const { from, to } = pinned
  const range = isUpdatesOn ? lastRange(rangeLengthMs({ from, to }), now) : { from, to }
  return { ...chooseRange({ range, isUpdatesOn }, range, now), before: [] }
}

/** Takes what the picker says; the way back from a zoom is forgotten. */
export const pickRange = (next: LiveState): RangeState => ({ ...next, before: [] })

/** @param state as it is shown: while live its range ends now */
export const togglePause = (state: RangeState, now: number): RangeState => ({
  ...toggleUpdates(state, now),
  before: state.before,
})

/**
 * The stretch that somebody drew over a chart stands still, in whole ms; where it came from is kept.
 */
export const zoomInto = (state: RangeState, { from, to }: TimeRange): RangeState => ({
  range: { from: Math.floor(from), to: Math.ceil(to) },
  isUpdatesOn: false,
  before: [...state.before, { range: state.range, isUpdatesOn: state.isUpdatesOn }],
})

/** Back to the range before the first zoom; the same state where there was none. */
export function unzoom(state: RangeState): RangeState {
  const [first] = state.before
  return first === undefined ? state : { ...first, before: [] }
}
