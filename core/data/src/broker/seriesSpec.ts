import type { MeasurementsNeed, TimeRange } from '@airshed/contract'
import { MINUTE_MS, rangeLengthMs } from '@airshed/domain'
import type { MeasurementSearch } from '@airshed/schemas'
import type { BrokerContext } from './brokerTypes.ts'

/** Which readings a group of series holds. Needs with an equal spec share one request. */
export interface SeriesSpec {
  window:
    | { kind: 'span'; range: TimeRange }
    /** Ends now, whenever that is. */
    | { kind: 'sliding'; lengthMs: number }
    | { kind: 'last'; count: number }
  statistic: MeasurementsNeed['statistic']
  /** Requested averaging step; absent: as measured. */
  averagingMs?: number
  isLive: boolean
}

export function seriesSpec(
  need: Pick<MeasurementsNeed, 'window' | 'statistic' | 'live' | 'averagingMs'>,
  { range, isLive }: Pick<BrokerContext, 'range' | 'isLive'>,
): SeriesSpec {
  const { window, statistic, averagingMs } = need
  const step = averagingMs === undefined ? {} : { averagingMs }
  const live = need.live && isLive
  if (window === 'range') {
    const lengthMs = rangeLengthMs(range)
    return {
      window: isLive
        ? { kind: 'sliding', lengthMs }
        : { kind: 'span', range: { from: range.from, to: range.to } },
      statistic,
      ...step,
      isLive: live,
    }
  }
  return {
    window:
      'lastPoints' in window
        ? { kind: 'last', count: window.lastPoints }
        : { kind: 'sliding', lengthMs: window.lastMs },
    statistic,
    ...step,
    isLive: live,
  }
}

/** Equal for equal specs. */
export const specKey = (spec: SeriesSpec): string => JSON.stringify(spec)

/** The question for these data points now. */
export function searchOf(
  { window, statistic, averagingMs }: SeriesSpec,
  dataPointIds: readonly string[],
  widthPx: number,
  nowMs: number,
): MeasurementSearch {
  const base = { data_point_id: [...dataPointIds], statistic }
  // Steps are few already, and thinning them out again would spoil their count.
  const detail =
    averagingMs === undefined ? { width: widthPx } : { aggregate: averagingMs / MINUTE_MS }
  switch (window.kind) {
    case 'span':
      return { ...base, from: window.range.from, to: window.range.to, ...detail }
    case 'sliding':
      return { ...base, from: nowMs - window.lengthMs, to: nowMs, ...detail }
    case 'last':
      return { ...base, last: window.count }
  }
}
