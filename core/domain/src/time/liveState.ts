import {
  canGoNext,
  isHistorical,
  liveWindow,
  nextRange,
  previousRange,
  type TimeRange,
} from './range.ts'

/** The value of a time-range picker: the window, and whether it moves with the clock. */
export interface LiveState {
  readonly range: TimeRange
  readonly isUpdatesOn: boolean
}

/** Takes a chosen range; a historical one switches live updates off. */
export function chooseRange(state: LiveState, range: TimeRange, now: number): LiveState {
  return { range, isUpdatesOn: state.isUpdatesOn && !isHistorical(range, now) }
}

function pauseUpdates(state: LiveState): LiveState {
  return { ...state, isUpdatesOn: false }
}

/** Switches live updates on and moves the window to end at `now`, its length kept. */
export function resumeUpdates(state: LiveState, now: number): LiveState {
  return { range: liveWindow(state.range, now), isUpdatesOn: true }
}

export function toggleUpdates(state: LiveState, now: number): LiveState {
  return state.isUpdatesOn ? pauseUpdates(state) : resumeUpdates(state, now)
}

/**
 * Steps back by the window's own length. A live window is paused, even if the new one is too recent to be historical:
 * it would otherwise slide straight back to now.
 */
export function goPrevious(state: LiveState): LiveState {
  return { range: previousRange(state.range), isUpdatesOn: false }
}

/** Steps forward by the window's own length; stays where it is if that would end in the future. */
export function goNext(state: LiveState, now: number): LiveState {
  if (!canGoNext(state.range, now)) return state
  return { ...state, range: nextRange(state.range) }
}
