import type { SetParams } from '@airshed/contract'
import { liveWindow, type TimeRange } from '@airshed/domain'
import { useNow } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { movesOn, readRangeParams, writeRangeParams, type RangeParams } from './rangeParams.ts'
import { pickRange, togglePause, unzoom, zoomInto, type RangeState } from './rangeState.ts'
import { usePacedTime } from './usePacedTime.ts'

/** Interval at which the window shown in the header advances while it is live. */
const TICK_MS = 10_000

export interface PageRange {
  /** The window of the page; while live, it ends now. */
  range: TimeRange
  isLive: boolean
  /** Interval at which a window without live updates moves to now, ms; null: it does not. */
  refreshMs: number | null
  isZoomed: boolean
  now: number
  /** The address parameters for the current range. */
  query: RangeParams
  choose: (range: TimeRange, isLive: boolean, refreshMs?: number | null) => void
  toggle: () => void
  /** For a range that a widget chose, such as by dragging over a chart. */
  zoom: (range: TimeRange) => void
  /** Returns to the range before the first zoom. */
  unzoom: () => void
}

/**
 * The range of a page: that of its address, else the one that it opens with. A chosen range is written to the
 * address, so that it can be shared, and Back returns to the previous one.
 *
 * @param opensWith called once, with the current time in ms UTC
 * @param params of the page, see `RANGE_PARAMS`
 */
export function usePageRange(
  opensWith: (now: number) => RangeState,
  { last, refresh, from, to, unzoom: whole }: RangeParams,
  setParams: SetParams<RangeParams>,
): PageRange {
  const now = useNow(TICK_MS)
  const [opening] = useState(() => opensWith(now))
  const key = [last, refresh, from, to, whole].join('|')
  const asked = useMemo(
    () => readRangeParams({ last, refresh, from, to, unzoom: whole }, now),
    // oxlint-disable-next-line react/exhaustive-deps -- an address keeps its meaning until it changes, whatever the time
    [key],
  )
  const state = asked ?? opening
  const endMs = usePacedTime(state.refreshMs, key, now)
  const range = movesOn(state) ? liveWindow(state.range, endMs) : state.range
  // The range on the page is the one to keep when paused, or to restore after a zoom.
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
