import type { MeasurementsNeed, TimeRange } from '@airshed/contract'
import { MINUTE_MS, rangeLengthMs } from '@airshed/domain'
import {
  ANSWER_MEASUREMENTS_MAX,
  type MeasurementSearch,
  type ReadingBasis,
} from '@airshed/schemas'
import type { BrokerContext } from './brokerTypes.ts'

/** The window of anything that follows the range of the page. */
export type RangeWindow =
  | { kind: 'span'; range: TimeRange }
  /** Always ends now. */
  | { kind: 'sliding'; lengthMs: number }

export function rangeWindow({
  range,
  isLive,
}: Pick<BrokerContext, 'range' | 'isLive'>): RangeWindow {
  return isLive
    ? { kind: 'sliding', lengthMs: rangeLengthMs(range) }
    : { kind: 'span', range: { from: range.from, to: range.to } }
}

/** The bounds of a window at present, ms UTC; the end is exclusive. */
export const spanOf = (window: RangeWindow, nowMs: number): { from: number; to: number } =>
  window.kind === 'span'
    ? { from: window.range.from, to: window.range.to }
    : { from: nowMs - window.lengthMs, to: nowMs }

/** Which readings a group of series holds. Needs with an equal spec share one request. */
export interface SeriesSpec {
  window:
    | RangeWindow
    /** Up to the end of a range that has passed, which is exclusive; absent: up to now. */
    | { kind: 'last'; count: number; toMs?: number }
  statistic: MeasurementsNeed['statistic']
  /** Requested averaging step; absent: as measured. */
  averagingMs?: number
  isLive: boolean
  /** Absent: as the organization of each device chose. */
  basis?: ReadingBasis
}

export function seriesSpec(
  need: Pick<MeasurementsNeed, 'window' | 'statistic' | 'live' | 'averagingMs' | 'basis'>,
  { range, isLive }: Pick<BrokerContext, 'range' | 'isLive'>,
): SeriesSpec {
  const { window, statistic, averagingMs } = need
  const step = {
    ...(averagingMs === undefined ? {} : { averagingMs }),
    ...(need.basis === undefined ? {} : { basis: need.basis }),
  }
  const live = need.live && isLive
  if (window === 'range') {
    return { window: rangeWindow({ range, isLive }), statistic, ...step, isLive: live }
  }
  const rest = { statistic, ...step, isLive: live }
  const isPast = window.until === 'range' && !isLive
  if ('lastPoints' in window) {
    const end = isPast ? { toMs: range.to } : {}
    return { window: { kind: 'last', count: window.lastPoints, ...end }, ...rest }
  }
  const { lastMs: lengthMs } = window
  const { to } = range
  if (isPast) return { window: { kind: 'span', range: { from: to - lengthMs, to } }, ...rest }
  return { window: { kind: 'sliding', lengthMs }, ...rest }
}

/** Maximum number of data points in one request to the server. */
export const MAX_IDS = 500

/** How many measurements of a data point an answer can hold; a chart is bounded by the server. */
function measurementsOfOne({ window, averagingMs }: SeriesSpec): number {
  if (window.kind === 'last') return window.count
  if (averagingMs === undefined) return 1
  const lengthMs = window.kind === 'span' ? rangeLengthMs(window.range) : window.lengthMs
  // The first and the last step extend beyond the window.
  return Math.ceil(lengthMs / averagingMs) + 1
}

/** The largest number of data points of which one answer holds no more than the server returns at once. */
export function mostSeries(spec: SeriesSpec): number {
  const fitting = Math.floor(ANSWER_MEASUREMENTS_MAX / measurementsOfOne(spec))
  return Math.max(1, Math.min(MAX_IDS, fitting))
}

/** The current query for these data points. */
export function searchOf(
  { window, statistic, averagingMs, basis }: SeriesSpec,
  dataPointIds: readonly string[],
  widthPx: number,
  nowMs: number,
): MeasurementSearch {
  const base = { data_point_id: [...dataPointIds], statistic, ...(basis && { basis }) }
  // Steps are few already, and thinning them out further would distort their count.
  const detail =
    averagingMs === undefined ? { width: widthPx } : { aggregate: averagingMs / MINUTE_MS }
  switch (window.kind) {
    case 'span':
      return { ...base, from: window.range.from, to: window.range.to, ...detail }
    case 'sliding':
      return {
        ...base,
        from: nowMs - window.lengthMs,
        // A reading of this very moment is shown; a step that begins with it is not yet.
        to: averagingMs === undefined ? nowMs + 1 : nowMs,
        ...detail,
      }
    case 'last':
      return {
        ...base,
        last: window.count,
        ...(window.toMs === undefined ? {} : { to: window.toMs }),
      }
  }
}
