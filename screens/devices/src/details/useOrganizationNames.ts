import { useSession } from '@airshed/kit'
import { useMemo } from 'react'

/** Organization id → its name, for all that the reader belongs to. */
export function useOrganizationNames(): ReadonlyMap<string, string> {
  const { organizations } = useSession()
  return useMemo(() => new Map(organizations.map(({ id, name }) => [id, name])), [organizations])
}
