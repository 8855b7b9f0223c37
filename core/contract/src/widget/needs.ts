import type { NodeInclude } from '@airshed/schemas'

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
   * Whole minutes in ms: statistics of steps of this length, which can be counted and averaged
   * further. Default: readings as they are, reduced to what the width of the widget can show.
   */
  averagingMs?: number
  /** New readings are appended while the page is live. */
  live: boolean
}

/**
 * The figures of data points over the range of the page: mean, total or extreme by the kind of the
 * parameter, count and coverage. They come from all readings, also where a chart draws only some.
 */
export interface StatisticsNeed {
  kind: 'statistics'
  dataPointIds: readonly string[]
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

/** Alerts: active ones first, then those that are resolved, each by when they were triggered last. */
export interface AlertsNeed {
  kind: 'alerts'
  /** Alerts of a page. */
  limit: number
  /** First page is 1. */
  page?: number
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
  | NodesNeed
  | StatusNeed
  | OnlineNeed
  | AlertsNeed
  | ProfilesNeed
/** A kind of data, as `data` of a manifest names it. */
export type DataNeedKind = DataNeed['kind']
