import type {
  AirQuality,
  Alert,
  AlertLimit,
  Cycles,
  DeviceProfile,
  DeviceStats,
  Node,
  OnlineSeries,
  Pairs,
  PercentileRose,
  PolarPlot,
  RangeStatistics,
  Rose,
} from '@airshed/schemas'
import type { Frame } from './frame.ts'

/** The figures of a data point for each step of a calendar. */
export interface StepFigures {
  /** Step i begins at edges[i] and ends before edges[i + 1]; ms UTC, one more than there are steps. */
  edges: readonly number[]
  /** One for each step. */
  figures: readonly RangeStatistics[]
}

/** The data for the needs of one widget; parts that were not requested are empty. */
export interface WidgetData {
  /** In the order of the data point ids of the need; unknown ids are left out. */
  frames: readonly Frame[]
  /**
   * Data point id → its figures over the range of the page. Those of readings that are all in
   * `frames` follow them; others are requested, and are absent until they have arrived.
   */
  statistics: Readonly<Record<string, RangeStatistics>>
  /**
   * Data points whose percentiles the server refused because the range has too many readings; others without them are still
   * to come. Absent: none.
   */
  refusedPercentiles?: readonly string[]
  /** In the order of the needs; null: one of the data points is not available. */
  roses: readonly (Rose | null)[]
  /**
   * Data point id → its figures for each step of the widget's first need of steps that names it; absent until they have
   * arrived.
   */
  steps: Readonly<Record<string, StepFigures>>
  /** Data point id → its usual course over the range of the page; unknown ids are left out. */
  cycles: Readonly<Record<string, Cycles>>
  /** Node id → its air quality by the standard that judges it; unknown ids are left out. */
  airQuality: Readonly<Record<string, AirQuality>>
  /** In the order of the needs; null: one of the data points is not available. */
  pairs: readonly (Pairs | null)[]
  /** In the order of the needs; null: one of the data points is not available. */
  percentileRoses: readonly (PercentileRose | null)[]
  /** In the order of the needs; null: one of the data points is not available. */
  polarPlots: readonly (PolarPlot | null)[]
  nodes: readonly Node[]
  /** For a need of all devices: the organization has more than those in `nodes`. Default false. */
  hasMoreNodes?: boolean
  /** null: not requested. */
  status: DeviceStats | null
  online: OnlineSeries | null
  alerts: { data: readonly Alert[]; total: number } | null
  /** Of alerts that the reader may see, critical ones first; absent until they have arrived. */
  alertLimits?: readonly AlertLimit[]
  profiles: readonly DeviceProfile[]
  /** When the data was last known to be current, ms UTC; null before the first answer. */
  asOfMs: number | null
}

/** The data of a widget that requested nothing. */
export const NO_DATA: WidgetData = {
  frames: [],
  statistics: {},
  roses: [],
  steps: {},
  cycles: {},
  airQuality: {},
  pairs: [],
  percentileRoses: [],
  polarPlots: [],
  nodes: [],
  status: null,
  online: null,
  alerts: null,
  profiles: [],
  asOfMs: null,
}
