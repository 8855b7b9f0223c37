import { listNodes } from '@airshed/schemas/calls'
import { useMemo } from 'react'
import { useCall } from './useCall.ts'

/** Enough devices to tell where a fleet is. */
const DEVICES = 50

interface Place {
  /** Degrees north. */
  latitude: number
  /** Degrees east. */
  longitude: number
}

/**
 * Where devices of an organization are, for a map that has nothing else to start at.
 *
 * @param organizationId null: nobody's, or nothing is to be asked yet, so there are no places
 * @returns null while they are loaded; empty where they cannot be, as without a connection
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
