import type { NodeInclude } from '@airshed/schemas'
import type { AirQualityNeed } from './airQualityNeed.ts'
import type { PairsNeed } from './pairsNeed.ts'
import type { RoseNeed } from './roseNeed.ts'
import type { PercentileRoseNeed, PolarPlotNeed } from './windNeeds.ts'

/** The span of time that a widget requests. */
export type NeedWindow =
  /** The range of the page. */
  | 'range'
  /**
   * The newest N readings, whatever their age. With `until: 'range'`: of those up to the end of the
   * range of the page.
   */
  | { lastPoints: number; until?: 'range' }
  /**
   * A window that ends now, whatever the range of the page. With `until: 'range'` it ends with the
   * range.
   */
  | { lastMs: number; until?: 'range' }

/** Readings of data points over a span of time. */
export interface MeasurementsNeed {
  kind: 'measurements'
  dataPointIds: readonly string[]
  window: NeedWindow
  /** For each averaging step. */
  statistic: 'mean' | 'min' | 'max'
  /**
   * Whole minutes in ms: statistics of steps of this length, null if fewer than 75 % of the expected readings exist.
   * Default: readings as they are, reduced to what the width of the widget can show.
   */
  averagingMs?: number
  /** New readings are appended while the page is live. */
  live: boolean
}

/**
 * The figures of data points over the range of the page: mean, total or extreme by the kind of the parameter, count and
 * coverage. They are computed from all readings, even if a chart draws only some.
 */
export interface StatisticsNeed {
  kind: 'statistics'
  dataPointIds: readonly string[]
  /**
   * Percentiles of the readings, 0–100 and at most ten: `percentiles` of the figures. Directions have
   * none, and those of more than 600,000 readings are absent. Default none.
   */
  percentiles?: readonly number[]
}

/**
 * The figures of data points for each step of a calendar over the range of the page. Steps are whole: the first may
 * begin before the range and the last end after it, and the current step has its figures so far. If fewer than 75 % of
 * the expected readings exist, a step has no value, as its count and coverage show.
 */
export interface StepsNeed {
  kind: 'steps'
  dataPointIds: readonly string[]
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
  /** Units of a step, default 1. Minutes and hours are counted from midnight and must divide a day. */
  every?: number
  /** IANA zone in whose time the steps begin. Default: the zone that the page shows. */
  timezone?: string
  /** Standard time of the zone all year. Default false. */
  standardTime?: boolean
}

/**
 * The usual course of data points over the range of the page: the mean of the hourly values of each hour of the day,
 * weekday, month, and hour of each weekday, with its 95 % interval. Computed from the whole hours up to now; what has
 * fewer than 75 % of its hours has no value, and is marked so.
 */
export interface CyclesNeed {
  kind: 'cycles'
  dataPointIds: readonly string[]
  /** IANA zone whose clock determines hours, weekdays and months. Default: that of each device. */
  timezone?: string
}

/** Devices. */
export interface NodesNeed {
  kind: 'nodes'
  nodeIds: readonly string[]
  /**
   * In addition to those named, the devices of the page's organization by name, at most 1,000:
   * `data.hasMoreNodes` reports whether there are more. Default false.
   */
  all?: boolean
  /**
   * What is included with each device: `profiles`, `configuration`, `data_points`. The data points of
   * up to 500 named devices get their newest readings as they arrive while the page is live.
   */
  includes: readonly NodeInclude[]
}

/** Counts of devices by type and state. */
export interface StatusNeed {
  kind: 'status'
}

/** Devices that reported, by hour and type. */
export interface OnlineNeed {
  kind: 'online'
  /** Number of hours back from now. */
  hours: number
}

/** Alerts: active ones first, then those without data, then resolved ones, each by when they were last triggered. */
export interface AlertsNeed {
  kind: 'alerts'
  /** Alerts of a page. */
  limit: number
  /** First page is 1; a page begins within the first 10,000 alerts. */
  page?: number
}

/**
 * The limits that activated alerts compare readings of these data points with, 50 data points at most. A widget does
 * not wait for them: they arrive after its readings, and are absent if they are unavailable.
 */
export interface AlertLimitsNeed {
  kind: 'alertLimits'
  dataPointIds: readonly string[]
}

/** The profiles of these devices: the tables that grade air quality. */
export interface ProfilesNeed {
  kind: 'profiles'
  nodeIds: readonly string[]
}

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
