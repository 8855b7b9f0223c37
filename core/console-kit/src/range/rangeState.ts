import { toggleUpdates, type LiveState, type TimeRange } from '@airshed/domain'

/** A window, and how it moves with the clock. */
export interface Span extends LiveState {
  /** Interval in ms at which a window without live updates advances; null: it does not. */
  readonly refreshMs: number | null
}

/** The range of a page, and the one that it was zoomed in from; null: not zoomed. */
export interface RangeState extends Span {
  readonly whole: Span | null
}

/** Sets the range chosen in the picker, and discards the range before a zoom. */
export const pickRange = (next: Span): RangeState => ({ ...next, whole: null })

/**
 * Stops a moving window, and moves a fixed one to now, live.
 *
 * @param state as shown: the range of a moving window ends where it is now
 */
export const togglePause = (state: RangeState, now: number): RangeState => ({
  ...(state.refreshMs === null
    ? toggleUpdates(state, now)
    : { range: state.range, isUpdatesOn: false }),
  refreshMs: null,
  whole: state.whole,
})

/**
 * Zooms into a range selected in a chart, which becomes fixed, in whole ms; the range before the first
 * zoom is kept.
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

/** Returns to the range before the first zoom; the same state if not zoomed. */
export const unzoom = (state: RangeState): RangeState =>
  state.whole === null ? state : { ...state.whole, whole: null }
