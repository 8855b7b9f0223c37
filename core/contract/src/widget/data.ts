import type {
  Alert,
  DeviceProfile,
  DeviceStats,
  Node,
  OnlineSeries,
  RangeStatistics,
} from '@airshed/schemas'
import type { Frame } from './frame.ts'

/** The data for the needs of one widget; parts that were not requested are empty. */
export interface WidgetData {
  /** In the order of the data point ids of the need; unknown ids are left out. */
  frames: readonly Frame[]
  /**
   * Data point id → its figures over the range of the page. Those of readings that are all in
   * `frames` follow them; others are asked for, and are absent until they have come.
   */
  statistics: Readonly<Record<string, RangeStatistics>>
  nodes: readonly Node[]
  /** For a need of all devices: the organization has more than those in `nodes`. Default false. */
  hasMoreNodes?: boolean
  /** null: not requested. */
  status: DeviceStats | null
  online: OnlineSeries | null
  alerts: { data: readonly Alert[]; total: number } | null
  profiles: readonly DeviceProfile[]
  /** When the data was last known to be current, ms UTC; null before the first answer. */
  asOfMs: number | null
}

/** The data of a widget that requested nothing. */
export const NO_DATA: WidgetData = {
  frames: [],
  statistics: {},
  nodes: [],
  status: null,
  online: null,
  alerts: null,
  profiles: [],
  asOfMs: null,
}
