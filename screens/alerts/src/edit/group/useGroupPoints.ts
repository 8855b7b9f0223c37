import { useCall } from '@airshed/console-kit'
import { searchDataPoints } from '@airshed/console-kit/calls'
import type { DataPoint } from '@airshed/kit'

/** Maximum number of data points considered. */
const POINTS_MAX = 1000

export interface GroupPoints {
  points: readonly DataPoint[]
  isLoading: boolean
  isError: boolean
}

/** The data points of devices. */
export function useGroupPoints(deviceIds: readonly string[]): GroupPoints {
  const query = useCall(
    searchDataPoints,
    { body: { node_id: [...deviceIds], size: POINTS_MAX } },
    { enabled: deviceIds.length > 0 },
  )
  return {
    points: deviceIds.length === 0 ? [] : (query.data?.data ?? []),
    isLoading: query.isLoading && deviceIds.length > 0,
    isError: query.isError,
  }
}
