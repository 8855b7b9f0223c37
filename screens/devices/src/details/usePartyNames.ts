import { useCall } from '@airshed/console-kit'
import { getNodeParties } from '@airshed/console-kit/calls'
import { useMemo } from 'react'
import { useOrganizationNames } from './useOrganizationNames.ts'

/**
 * Names of organizations that have a part in a device: those that the reader belongs to, and the others as
 * far as the server tells them, which is asked only where one is missing.
 *
 * @param nodeId undefined: there is no such device, or there are several
 * @param ids of the organizations that are to be named
 */
export function usePartyNames(
  nodeId: string | undefined,
  ids: readonly (string | null)[],
): ReadonlyMap<string, string> {
  const known = useOrganizationNames()
  const isMissing = ids.some((id) => id !== null && !known.has(id))
  const { data } = useCall(
    getNodeParties,
    { params: { id: nodeId ?? '' } },
    { enabled: nodeId !== undefined && isMissing },
  )
  return useMemo(
    () =>
      new Map([
        ...(data?.data ?? []).flatMap(({ organization_id: id, name }) =>
          name === null ? [] : [[id, name] as const],
        ),
        ...known,
      ]),
    [data, known],
  )
}
