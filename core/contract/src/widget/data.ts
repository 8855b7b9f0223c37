import type { Alert, DeviceProfile, DeviceStats, Node, OnlineSeries } from '@airshed/schemas'
import type { Frame } from './frame.ts'

/** What came back for the needs of one widget; parts that were not asked for are empty. */
export interface WidgetData {
  /** In the order of the data point ids of the need; unknown ids are left out. */
  frames: readonly Frame[]
  nodes: readonly Node[]
  /** Of a need of all devices: the organization has others beside `nodes`. Default false. */
  hasMoreNodes?: boolean
  /** null: not asked for. */
  status: DeviceStats | null
  online: OnlineSeries | null
  alerts: { data: readonly Alert[]; total: number } | null
  profiles: readonly DeviceProfile[]
  /** When the data was last known to be current, ms UTC; null before the first answer. */
  asOfMs: number | null
}

/** The data of a widget that asked for nothing. */
export const NO_DATA: WidgetData = {
  frames: [],
  nodes: [],
  status: null,
  online: null,
  alerts: null,
  profiles: [],
  asOfMs: null,
}
