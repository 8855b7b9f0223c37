import { useCall, type Measurement } from '@airshed/console-kit'
import { searchMeasurements } from '@airshed/console-kit/calls'
import { MINUTE_MS, type TimeRange } from '@airshed/kit'
import { useMemo } from 'react'
import { joinedSeries } from './readingRows.ts'

/** Readings that the table asks for, at most: above that a file is the better form. */
export const READINGS_MAX = 100_000
/** How often the newest readings of a live table are asked for. */
const NEWEST_EVERY_MS = 10_000
/** How often all of them are, so that late ones come in. */
const ALL_EVERY_MS = 5 * MINUTE_MS

export interface ReadingsQuestion {
  /** Ids of data points, at least one. */
  ids: readonly string[]
  range: TimeRange
  isLive: boolean
  /** Of the device: by it the number of readings is estimated. */
  intervalMs: number
}

export interface Readings {
  /** Of each data point, oldest first; undefined while they are loaded. */
  series: readonly (readonly Measurement[])[] | undefined
  /** More than the table takes. */
  isTooMuch: boolean
  isError: boolean
  retry: () => void
}

/** Readings that the range is expected to hold. */
export const expectedReadings = ({ ids, range, intervalMs }: ReadingsQuestion): number =>
  Math.ceil((range.to - range.from) / intervalMs) * ids.length

/**
 * Every reading of a range. While the page is live, the newest ones are asked for every ten seconds, and
 * all of them every five minutes.
 */
export function useReadings(question: ReadingsQuestion): Readings {
  const { ids, range, isLive } = question
  const isTooMuch = expectedReadings(question) > READINGS_MAX
  const stand = (ms: number): number =>
    isLive ? Math.floor(ms / ALL_EVERY_MS) * ALL_EVERY_MS : Math.floor(ms)
  const newestFrom = stand(range.to)
  const all = useCall(
    searchMeasurements,
    {
      body: {
        data_point_id: [...ids],
        from: stand(range.from),
        to: isLive ? newestFrom : Math.ceil(range.to),
      },
    },
    { enabled: !isTooMuch, keepsPrevious: isLive },
  )
  const newest = useCall(
    searchMeasurements,
    { body: { data_point_id: [...ids], from: newestFrom } },
    { enabled: isLive && !isTooMuch, askAgainMs: () => NEWEST_EVERY_MS },
  )
  const series = useMemo(() => {
    const known = all.data?.data
    // While other parameters load, the answer before is still there.
    if (known === undefined || ids.some((id) => known[id] === undefined)) return undefined
    return ids.map((id) => {
      const older = known[id] ?? []
      return isLive ? joinedSeries(older, newest.data?.data[id] ?? [], newestFrom) : older
    })
  }, [ids, all.data, newest.data, isLive, newestFrom])
  return {
    series,
    isTooMuch,
    isError: all.isError || newest.isError,
    retry: () => void Promise.all([all.refetch(), newest.refetch()]),
  }
}
