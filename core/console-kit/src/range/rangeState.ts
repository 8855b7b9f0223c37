import { toggleUpdates, type LiveState, type TimeRange } from '@airshed/domain'

/** A window, and how it moves with the clock. */
export interface Span extends LiveState {
  /** A window without live updates that moves on this often, in ms; null: it does not. */
  readonly refreshMs: number | null
}

/** The range of a page, and the one that it was zoomed in from; null: it is no zoom. */
export interface RangeState extends Span {
  readonly whole: Span | null
}

/** Takes what the picker says; the way back from a zoom is forgotten. */
export const pickRange = (next: Span): RangeState => ({ ...next, whole: null })

/**
 * Stops a window that moves, and moves one that stands on to now, live.
 *
 * @param state as it is shown: while it moves its range ends where it has come to
 */
export const togglePause = (state: RangeState, now: number): RangeState => ({
  ...(state.refreshMs === null
    ? toggleUpdates(state, now)
    : { range: state.range, isUpdatesOn: false }),
  refreshMs: null,
  whole: state.whole,
})

/**
 * The stretch that somebody drew over a chart stands still, in whole ms; where the first one came
 * from is kept.
 */
export const zoomInto = (state: RangeState, { from, to }: TimeRange): RangeState => {
  const { range, isUpdatesOn, refreshMs } = state
  return {
    range: { from: Math.floor(from), to: Math.ceil(to) },
    isUpdatesOn: false,
    refreshMs: null,
    whole: state.whole ?? { range, isUpdatesOn, refreshMs },
  }
}

/** Back to the range before the first zoom; the same state where there was none. */
export const unzoom = (state: RangeState): RangeState =>
  state.whole === null ? state : { ...state.whole, whole: null }
