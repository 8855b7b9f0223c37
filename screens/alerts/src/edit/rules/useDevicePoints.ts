import { parameterName, useCall, WILDCARD } from '@airshed/console-kit'
import { searchDataPoints } from '@airshed/console-kit/calls'
import { useSession } from '@airshed/kit'
import { useMemo } from 'react'
import { useCoveredDevices } from '../covered/CoveredContext.ts'

/** Maximum number of data points per call. */
const LOOKUP_MAX = 1000

/** The data points of a device and its online status, by name; of `*`, those of the devices that a template covers. */
export function useDevicePoints(deviceId: string | null) {
  const { locale } = useSession()
  const query = useCall(
    searchDataPoints,
    { body: { node_id: [deviceId ?? ''], size: LOOKUP_MAX } },
    { enabled: deviceId !== null && deviceId !== WILDCARD },
  )
  const covered = useCoveredDevices()
  const isCovered = deviceId === WILDCARD && covered !== null
  const found = isCovered ? covered.points : query.data?.data
  const points = useMemo(
    () =>
      (found ?? [])
        .filter((point) => point['node_id'] === deviceId)
        .map((point) => ({
          point,
          name: parameterName(point.path, point.presentName, locale),
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale.replace('_', '-'))),
    [found, deviceId, locale],
  )
  if (isCovered) {
    const { isError, found: devices, isLoading } = covered
    return { points, isLoading: isLoading && devices === null, isError }
  }
  return { points, isLoading: query.isLoading && deviceId !== null, isError: query.isError }
}
