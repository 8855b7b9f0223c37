import {
  DEFAULT_MONITOR_RANGE_MS,
  pickRange,
  readRangeParams,
  usePageRange,
  useAirshed,
  writeRangeParams,
  type PageRange,
  type RangeParams,
  type RangeState,
} from '@airshed/console-kit'
import { lastRange } from '@airshed/kit'
import { useEffect, useState } from 'react'
import type { ScreenProps } from '@airshed/kit'
import type { MonitorParams } from '../params.ts'
import { readPinned } from './pinnedRange.ts'

/** Under which the range that goes along from device to device is kept. */
const KEY = 'monitor.range'

export interface MonitorRange extends PageRange {
  /** The range goes along to the monitors of other devices. */
  isPinned: boolean
  togglePin: () => void
}

/** The range of the monitor: that of the address, the pinned one, or the last three hours, live. */
export function useMonitorRange(
  params: MonitorParams,
  setParams: ScreenProps<MonitorParams>['setParams'],
): MonitorRange {
  const { keep } = useAirshed()
  const [pinned] = useState(() => readPinned(keep.get(KEY)))
  const [isPinned, setPinned] = useState(pinned !== null)
  const range = usePageRange((now) => opening(pinned, now), params, setParams)
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
    if (isPinned) keep.set(KEY, shown)
  }, [keep, isPinned, shown])
  return {
    ...range,
    isPinned,
    togglePin: () => {
      if (isPinned) keep.set(KEY, null)
      setPinned(!isPinned)
    },
  }
}

function opening(pinned: RangeParams | null, now: number): RangeState {
  const kept = pinned === null ? null : readRangeParams(pinned, now)
  return (
    kept ??
    pickRange({
      range: lastRange(DEFAULT_MONITOR_RANGE_MS, now),
      isUpdatesOn: true,
      refreshMs: null,
    })
  )
}
