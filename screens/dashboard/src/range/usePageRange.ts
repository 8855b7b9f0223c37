import { liveWindow, type Dashboard } from '@airshed/console-kit'
import { useNow, type TimeRange } from '@airshed/kit'
import { useState } from 'react'
import {
  openingRange,
  pickRange,
  togglePause,
  unzoom,
  zoomInto,
  type RangeState,
} from './rangeState.ts'

/** How often the window that is shown in the header moves on while it is live. */
const TICK_MS = 10_000

export interface PageRange {
  /** The window of the page; while live its end is now. */
  range: TimeRange
  isLive: boolean
  isZoomed: boolean
  now: number
  choose: (range: TimeRange, isLive: boolean) => void
  toggle: () => void
  /** For a range that a widget chose, such as by dragging over a chart. */
  zoom: (range: TimeRange) => void
  /** Back to the range before the zooms. */
  unzoom: () => void
}

/** The range of a dashboard: the pinned one, or the last three hours, live. */
export function usePageRange({ range: pinned, is_updates_on: isOn }: Dashboard): PageRange {
  const now = useNow(TICK_MS)
  const [state, setState] = useState<RangeState>(() => openingRange(pinned, isOn, now))
  const range = state.isUpdatesOn ? liveWindow(state.range, now) : state.range
  // What stood on the page is what stays there when it is paused, or comes back after a zoom.
  const shown = { ...state, range }
  return {
    range,
    isLive: state.isUpdatesOn,
    isZoomed: state.before.length > 0,
    now,
    choose: (chosen, isUpdatesOn) => setState(pickRange({ range: chosen, isUpdatesOn })),
    toggle: () => setState(togglePause(shown, now)),
    zoom: (chosen) => setState(zoomInto(shown, chosen)),
    unzoom: () => setState(unzoom(state)),
  }
}
