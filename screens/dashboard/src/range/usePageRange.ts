import { liveWindow, type Dashboard } from '@airshed/console-kit'
import { useNow, type ScreenProps, type TimeRange } from '@airshed/kit'
import { useMemo, useState } from 'react'
import type { DashboardParams } from '../params.ts'
import { movesOn, readRangeParams, writeRangeParams, type RangeParams } from './rangeParams.ts'
import {
  openingRange,
  pickRange,
  togglePause,
  unzoom,
  zoomInto,
  type RangeState,
} from './rangeState.ts'
import { usePacedTime } from './usePacedTime.ts'

/** How often the window that is shown in the header moves on while it is live. */
const TICK_MS = 10_000

export interface PageRange {
  /** The window of the page; while live its end is now. */
  range: TimeRange
  isLive: boolean
  /** How often a window without live updates moves on to now, ms; null: it does not. */
  refreshMs: number | null
  isZoomed: boolean
  now: number
  /** How an address says what is shown. */
  query: RangeParams
  choose: (range: TimeRange, isLive: boolean, refreshMs?: number | null) => void
  toggle: () => void
  /** For a range that a widget chose, such as by dragging over a chart. */
  zoom: (range: TimeRange) => void
  /** Back to the range before the zooms. */
  unzoom: () => void
}

/**
 * The range of a dashboard: that of the address, the pinned one, or the last three hours, live. What
 * is chosen is written into the address, so that it can be sent to others, and Back leads to what was
 * chosen before.
 */
export function usePageRange(
  { range: pinned, is_updates_on: isOn }: Dashboard,
  { last, refresh, from, to, unzoom: whole }: DashboardParams,
  setParams: ScreenProps<DashboardParams>['setParams'],
): PageRange {
  const now = useNow(TICK_MS)
  const [opening] = useState(() => openingRange(pinned, isOn, now))
  const key = [last, refresh, from, to, whole].join('|')
  const asked = useMemo(
    () => readRangeParams({ last, refresh, from, to, unzoom: whole }, now),
    // oxlint-disable-next-line react/exhaustive-deps -- the same address says the same until it changes, whatever the time
    [key],
  )
  const state = asked ?? opening
  const endMs = usePacedTime(state.refreshMs, key, now)
  const range = movesOn(state) ? liveWindow(state.range, endMs) : state.range
  // What stood on the page is what stays there when it is paused, or comes back after a zoom.
  const shown = { ...state, range }
  const show = (next: RangeState, replace = false): void =>
    setParams(writeRangeParams(next), { replace })
  return {
    range,
    isLive: state.isUpdatesOn,
    refreshMs: state.refreshMs,
    isZoomed: state.whole !== null,
    now,
    query: asked === null ? {} : { last, refresh, from, to, unzoom: whole },
    choose: (chosen, isUpdatesOn, refreshMs = null) =>
      show(pickRange({ range: chosen, isUpdatesOn, refreshMs })),
    toggle: () => show(togglePause(shown, now), true),
    zoom: (chosen) => show(zoomInto(shown, chosen)),
    unzoom: () => show(unzoom(state)),
  }
}
