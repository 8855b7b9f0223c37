import { CELSIUS, celsiusOf, useCall } from '@airshed/console-kit'
import { searchStatistics } from '@airshed/console-kit/calls'
import { DAY_MS, HOUR_MS, type DataPoint } from '@airshed/kit'

const RANGE_MS = 30 * DAY_MS

/**
 * The least and the greatest value that a data point reported in the last 30 days, in the unit of the server; null while
 * that is not known, and without any.
 *
 * @param nowMs current time, ms UTC
 */
export function useReportedRange(
  point: DataPoint,
  nowMs: number,
): readonly [number, number] | null {
  const { _id: id, storedUnit } = point
  // The same request for an hour.
  const to = Math.ceil(nowMs / HOUR_MS) * HOUR_MS
  const { data } = useCall(searchStatistics, {
    body: { data_point_id: [id], from: to - RANGE_MS, to, basis: 'reported' },
  })
  const { minimum = null, maximum = null } = data?.data[id] ?? {}
  if (minimum === null || maximum === null) return null
  const kept = storedUnit === CELSIUS ? celsiusOf : (value: number) => value
  return [kept(minimum), kept(maximum)]
}
