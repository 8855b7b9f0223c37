import { useCall } from '@airshed/console-kit'
import { getNodeParties } from '@airshed/console-kit/calls'
import { useMemo } from 'react'
import { useOrganizationNames } from './useOrganizationNames.ts'

/**
 * Names of organizations with a role for a device: those that the reader belongs to, and others as far as
 * the server discloses them, which is requested only if one is missing.
 *
 * @param nodeId undefined: there is no such device, or there are several
 * @param ids of the organizations to be named
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
