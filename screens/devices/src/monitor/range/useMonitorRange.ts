import { DEFAULT_MONITOR_RANGE_MS, usePinnedRange, type PinnedRange } from '@airshed/console-kit'
import type { ScreenProps } from '@airshed/kit'
import type { MonitorParams } from '../params.ts'

/** Under which the range that goes along from device to device is kept. */
const KEY = 'monitor.range'

export type MonitorRange = PinnedRange

/** The range of the monitor: that of the address, the pinned one, or the last three hours, live. */
export const useMonitorRange = (
  params: MonitorParams,
  setParams: ScreenProps<MonitorParams>['setParams'],
): MonitorRange =>
  usePinnedRange({ key: KEY, lengthMs: DEFAULT_MONITOR_RANGE_MS }, params, setParams)
