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
import type { Frame } from '../widget/frame.ts'
import { airQuality, type AirQualityNeed } from './airQuality.ts'
import { alertLimits, type AlertLimitsNeed } from './alertLimits.ts'
import { alerts, type AlertsNeed } from './alerts.ts'
import { cycles, type CyclesNeed } from './cycles.ts'
import { measurements, type MeasurementsNeed } from './measurements.ts'
import { sentNeedOf, type NeedKind } from './needKind.ts'
import { nodes, type NodesNeed } from './nodes.ts'
import { online, type OnlineNeed } from './online.ts'
import { pairs, type PairsNeed } from './pairs.ts'
import { percentileRose, type PercentileRoseNeed } from './percentileRose.ts'
import { polarPlot, type PolarPlotNeed } from './polarPlot.ts'
import { profiles, type ProfilesNeed } from './profiles.ts'
import { rose, type RoseNeed } from './rose.ts'
import { statistics, type StatisticsNeed } from './statistics.ts'
import { status, type StatusNeed } from './status.ts'
import { steps, type StepFigures, type StepsNeed } from './steps.ts'

// What authors name of each kind: its need, and the types of its answer.

export type * from './airQuality.ts'
export type * from './alertLimits.ts'
export type * from './alerts.ts'
export type * from './cycles.ts'
export type * from './measurements.ts'
export type { ReadingsNeed } from './needKind.ts'
export type * from './nodes.ts'
export type * from './online.ts'
export type * from './pairs.ts'
export type * from './percentileRose.ts'
export type * from './polarPlot.ts'
export type * from './profiles.ts'
export type * from './rose.ts'
export type * from './statistics.ts'
export type * from './status.ts'
export type * from './steps.ts'

/**
 * A request for data, as a plain value. The host merges the needs of all widgets of a page into as
 * few calls as possible, and passes each widget its own part.
 */
export type DataNeed =
  | MeasurementsNeed
  | StatisticsNeed
  | RoseNeed
  | StepsNeed
  | CyclesNeed
  | AirQualityNeed
  | PairsNeed
  | PercentileRoseNeed
  | PolarPlotNeed
  | NodesNeed
  | StatusNeed
  | OnlineNeed
  | AlertsNeed
  | AlertLimitsNeed
  | ProfilesNeed
/** A kind of data, as `data` of a manifest names it. */
export type DataNeedKind = DataNeed['kind']

/** Every kind of data: the only list of them. How to add one: CONTRIBUTING.md. */
export const NEED_KINDS: {
  readonly [Kind in DataNeedKind]: NeedKind<Extract<DataNeed, { kind: Kind }>>
} = {
  measurements,
  statistics,
  rose,
  steps,
  cycles,
  airQuality,
  pairs,
  percentileRose,
  polarPlot,
  nodes,
  status,
  online,
  alerts,
  alertLimits,
  profiles,
}

/** Names of all kinds of data that a plugin may request from the broker of the page. */
export const DATA_KINDS = Object.keys(NEED_KINDS) as DataNeedKind[]

/** The schema of each need as a frame may send it. */
export const sentNeeds = () => Object.values(NEED_KINDS).map(sentNeedOf)

/** The kind of a need, which takes any need of its kind. */
export const needKindOf = ({ kind }: DataNeed): NeedKind<DataNeed> =>
  NEED_KINDS[kind] as NeedKind<DataNeed>

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
  /** Node id → its air quality by the standard that grades it; unknown ids are left out. */
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
