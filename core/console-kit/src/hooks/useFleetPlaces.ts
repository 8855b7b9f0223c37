import { listNodes } from '@airshed/schemas/calls'
import { useMemo } from 'react'
import { useCall } from './useCall.ts'

/** Enough devices to locate a fleet. */
const DEVICES = 50

interface Place {
  /** Degrees north. */
  latitude: number
  /** Degrees east. */
  longitude: number
}

/**
 * The locations of an organization's devices, for a map with no other starting point.
 *
 * @param organizationId null: no request, and no places
 * @returns null while they load; empty if they cannot be loaded, as without a connection
 */
export function useFleetPlaces(organizationId: string | null): readonly Place[] | null {
  const enabled = organizationId !== null
  const query = { organization_id: organizationId ?? '', sort: 'name', size: DEVICES } as const
  const nodes = useCall(listNodes, { query }, { enabled })
  const found = nodes.data?.data
  const places = useMemo(
    () =>
      (found ?? []).flatMap(({ location }) => {
        const [latitude, longitude] = location ?? []
        return latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }]
      }),
    [found],
  )
  return nodes.isLoading ? null : places
}
