import { DEFAULT_MONITOR_RANGE_MS, usePinnedRange, type PinnedRange } from '@airshed/console-kit'
import type { ScreenProps } from '@airshed/kit'
import type { MonitorParams } from '../params.ts'

/** Storage key of the range that is kept when switching between devices. */
const KEY = 'monitor.range'

export type MonitorRange = PinnedRange

/** The range of the monitor: from the address, the pinned one, or the last three hours, live. */
export const useMonitorRange = (
  params: MonitorParams,
  setParams: ScreenProps<MonitorParams>['setParams'],
): MonitorRange =>
  usePinnedRange({ key: KEY, lengthMs: DEFAULT_MONITOR_RANGE_MS }, params, setParams)
