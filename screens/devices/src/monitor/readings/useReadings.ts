import { useCall, type Measurement } from '@airshed/console-kit'
import { searchMeasurements } from '@airshed/console-kit/calls'
import { isReported, MINUTE_MS, type TimeRange } from '@airshed/kit'
import { useMemo } from 'react'
import { changesOf, joinedSeries } from './readingRows.ts'

/** Maximum number of readings requested for the table: above that a file is the better form. */
export const READINGS_MAX = 100_000
/** How often the newest readings of a live table are fetched. */
const NEWEST_EVERY_MS = 10_000
/** How often all of them are fetched, to pick up late ones. */
const ALL_EVERY_MS = 5 * MINUTE_MS

export interface ReadingsQuestion {
  /** Ids of data points, at least one. */
  ids: readonly string[]
  /** Ids of those whose reported values are wanted too, beside corrected ones. */
  reportedIds: readonly string[]
  range: TimeRange
  isLive: boolean
  /** Reporting interval of the device, for estimating the number of readings. */
  intervalMs: number
}

export interface Readings {
  /** For each data point, then for each of those whose reported values are wanted too, oldest first; undefined while loading. */
  series: readonly (readonly Measurement[])[] | undefined
  /** More than the table can show. */
  isTooMuch: boolean
  isError: boolean
  retry: () => void
}

/** Expected number of readings in the range. */
const expectedReadings = ({ ids, reportedIds, range, intervalMs }: ReadingsQuestion): number =>
  Math.ceil((range.to - range.from) / intervalMs) * (ids.length + reportedIds.length)

/**
 * Every reading of a range. While the page is live, the newest ones are fetched every ten seconds, and all
 * of them every five minutes.
 */
export function useReadings(question: ReadingsQuestion): Readings {
  const { ids, reportedIds } = question
  const isTooMuch = expectedReadings(question) > READINGS_MAX
  const chosen = useSeries(question, { ids, isAsked: !isTooMuch })
  const reported = useSeries(question, {
    ids: reportedIds,
    basis: 'reported',
    isAsked: !isTooMuch && reportedIds.length > 0,
  })
  const series = useMemo(() => {
    if (reportedIds.length === 0 || chosen.series === undefined) return chosen.series
    return reported.series === undefined ? undefined : [...chosen.series, ...reported.series]
  }, [reportedIds, chosen.series, reported.series])
  return {
    series,
    isTooMuch,
    isError: chosen.isError || reported.isError,
    retry: () => {
      chosen.retry()
      if (reportedIds.length > 0) reported.retry()
    },
  }
}

interface SeriesQuestion {
  ids: readonly string[]
  /** Default: as the organization of the device chose. */
  basis?: 'reported'
  isAsked: boolean
}

/** The readings of data points on one basis. */
function useSeries(
  { range, isLive }: Pick<ReadingsQuestion, 'range' | 'isLive'>,
  { ids, basis, isAsked }: SeriesQuestion,
): Omit<Readings, 'isTooMuch'> {
  const stand = (ms: number): number =>
    isLive ? Math.floor(ms / ALL_EVERY_MS) * ALL_EVERY_MS : Math.floor(ms)
  const newestFrom = stand(range.to)
  const asked = { data_point_id: [...ids], ...(basis === undefined ? {} : { basis }) }
  const all = useCall(
    searchMeasurements,
    {
      body: { ...asked, from: stand(range.from), to: isLive ? newestFrom : Math.ceil(range.to) },
    },
    { enabled: isAsked, keepsPrevious: isLive },
  )
  const newest = useCall(
    searchMeasurements,
    { body: { ...asked, from: newestFrom } },
    { enabled: isLive && isAsked, askAgainMs: () => NEWEST_EVERY_MS },
  )
  const series = useMemo(() => {
    const known = all.data?.data
    // While other parameters load, the previous response is still there.
    if (known === undefined || ids.some((id) => known[id] === undefined)) return undefined
    return ids.map((id) => {
      const older = known[id] ?? []
      const whole = isLive ? joinedSeries(older, newest.data?.data[id] ?? [], newestFrom) : older
      return isReported(id.slice(id.indexOf('/') + 1)) ? whole : changesOf(whole)
    })
  }, [ids, all.data, newest.data, isLive, newestFrom])
  return {
    series,
    isError: all.isError || newest.isError,
    retry: () => void Promise.all([all.refetch(), newest.refetch()]),
  }
}
