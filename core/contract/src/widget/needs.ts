import type { NodeInclude } from '@airshed/schemas'

/** Which span of time a widget wants. */
export type NeedWindow =
  /** The range of the page. */
  | 'range'
  /** The newest N readings, whatever their age. */
  | { lastPoints: number }
  /** A window that ends now, whatever the range of the page. */
  | { lastMs: number }

/** Readings of data points over a span of time. */
export interface MeasurementsNeed {
  kind: 'measurements'
  dataPointIds: readonly string[]
  window: NeedWindow
  /** Of each averaging step. */
  statistic: 'mean' | 'min' | 'max'
  /**
   * Whole minutes in ms: statistics of steps of this length, which can be counted and averaged
   * further. Default: readings as they are, thinned out to what the width of the widget can draw.
   */
  averagingMs?: number
  /** New readings are appended while the page is live. */
  live: boolean
}

/** Devices. */
export interface NodesNeed {
  kind: 'nodes'
  nodeIds: readonly string[]
  /**
   * Beside those named, the devices of the page's organization by name, 1,000 at most:
   * `data.hasMoreNodes` says whether there are others. Default false.
   */
  all?: boolean
  /** What comes along with each device: `profiles`, `configuration`, `data_points`. */
  includes: readonly NodeInclude[]
}

/** Counts of devices by type and state. */
export interface StatusNeed {
  kind: 'status'
}

/** Devices that reported, by hour and type. */
export interface OnlineNeed {
  kind: 'online'
  /** So many hours back from now. */
  hours: number
}

/** The newest alerts. */
export interface AlertsNeed {
  kind: 'alerts'
  /** Alerts of a page. */
  limit: number
  /** First page is 1. */
  page?: number
}

/** The tables by which air is judged, of these devices. */
export interface ProfilesNeed {
  kind: 'profiles'
  nodeIds: readonly string[]
}

/**
 * A wish for data, as a plain value. The host merges the wishes of all widgets of a page into as
 * few calls as can be, and hands each widget its own part.
 */
export type DataNeed =
  | MeasurementsNeed
  | NodesNeed
  | StatusNeed
  | OnlineNeed
  | AlertsNeed
  | ProfilesNeed
export type DataNeedKind = DataNeed['kind']
