import type { SetParams } from '@airshed/contract'
import { lastRange } from '@airshed/domain'
import { useAirshed } from '@airshed/kit/provider'
import { useEffect, useState } from 'react'
import { readPinned } from './pinnedRange.ts'
import { readRangeParams, writeRangeParams, type RangeParams } from './rangeParams.ts'
import { pickRange, type RangeState } from './rangeState.ts'
import { usePageRange, type PageRange } from './usePageRange.ts'

export interface PinnedRangeOptions {
  /** Key under which the pinned range is stored, such as `monitor.range`. */
  key: string
  /** Length of the live window that is shown if no range is requested or pinned, ms. */
  lengthMs: number
}

export interface PinnedRange extends PageRange {
  /** The range carries over to other pages of its kind. */
  isPinned: boolean
  togglePin: () => void
}

/**
 * The range of a page about one thing: that of its address, else the one pinned for all pages of its kind, else a
 * live window.
 *
 * @param params of the page, see `RANGE_PARAMS`
 */
export function usePinnedRange(
  { key, lengthMs }: PinnedRangeOptions,
  params: RangeParams,
  setParams: SetParams<RangeParams>,
): PinnedRange {
  const { keep } = useAirshed()
  const [pinned] = useState(() => readPinned(keep.get(key)))
  const [isPinned, setPinned] = useState(pinned !== null)
  const range = usePageRange((now) => opening(pinned, lengthMs, now), params, setParams)
  const { isLive, refreshMs } = range
  const shown = JSON.stringify(
    writeRangeParams({
      range: range.range,
      isUpdatesOn: isLive,
      refreshMs,
      whole: null,
    }),
  )
  useEffect(() => {
    if (isPinned) keep.set(key, shown)
  }, [keep, key, isPinned, shown])
  return {
    ...range,
    isPinned,
    togglePin: () => {
      if (isPinned) keep.set(key, null)
      setPinned(!isPinned)
    },
  }
}

function opening(pinned: RangeParams | null, lengthMs: number, now: number): RangeState {
  const kept = pinned === null ? null : readRangeParams(pinned, now)
  return kept ?? pickRange({ range: lastRange(lengthMs, now), isUpdatesOn: true, refreshMs: null })
}
