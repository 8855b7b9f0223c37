import {
  chooseRange,
  DEFAULT_DASHBOARD_RANGE_MS,
  lastRange,
  liveWindow,
  toggleUpdates,
  useNow,
  type Dashboard,
  type LiveState,
  type TimeRange,
} from '@airshed/kit'
import { useState } from 'react'

/** How often the window that is shown in the header moves on while it is live. */
const TICK_MS = 10_000

export interface PageRange {
  /** The window of the page; while live its end is now. */
  range: TimeRange
  isLive: boolean
  now: number
  choose: (range: TimeRange, isLive: boolean) => void
  toggle: () => void
  /** For a range that a widget chose, such as by dragging over a chart. */
  zoom: (range: TimeRange) => void
}

/** The range of a dashboard: the pinned one, or the last three hours, live. */
export function usePageRange({ range: saved, is_updates_on: isOn }: Dashboard): PageRange {
  const now = useNow(TICK_MS)
  const [state, setState] = useState<LiveState>(() => {
    const start: LiveState = {
      range: lastRange(DEFAULT_DASHBOARD_RANGE_MS, now),
      isUpdatesOn: isOn,
    }
    return saved?.is_pinned === true
      ? chooseRange(start, { from: saved.from, to: saved.to }, now)
      : start
  })
  const range = state.isUpdatesOn ? liveWindow(state.range, now) : state.range
  return {
    range,
    isLive: state.isUpdatesOn,
    now,
    choose: (chosen, isUpdatesOn) => setState({ range: chosen, isUpdatesOn }),
    // What stood on the page when it was paused is what stays there.
    toggle: () => setState(toggleUpdates({ ...state, range }, now)),
    zoom: (chosen) => setState({ range: chosen, isUpdatesOn: false }),
  }
}
