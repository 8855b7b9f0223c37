import { mayCreateOrganization } from '@airshed/domain'
import { useSession } from '@airshed/kit'
import type { EntityName } from '@airshed/schemas/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRepeat } from './useRepeat.ts'

/** Polling interval until the session includes a new organization. */
const ASK_EVERY_MS = 1000

/** Names of organizations by id, if the page shows several; null: all that it shows belongs to one. */
export function useShownOrganizations(): ReadonlyMap<string, string> | null {
  const { organization, organizations } = useSession()
  return useMemo(
    () => (organization === null ? new Map(organizations.map(({ id, name }) => [id, name])) : null),
    [organization, organizations],
  )
}

/** Whether the user may create an organization. */
export function useMayCreateOrganization(): boolean {
  const { user, config } = useSession()
  return mayCreateOrganization(user, config.has_first_organization === true)
}

/**
 * Whether the session includes an organization, so that its pages open; polls until it does. A server process may
 * learn of a new organization a moment later than the one that created it.
 *
 * @param id null: no polling
 */
export function useKnownOrganization(id: string | null): boolean {
  const { organizations } = useSession()
  const queryClient = useQueryClient()
  const isKnown = organizations.some((one) => one.id === id)
  const outdated: readonly EntityName[] = ['users', 'organizations']
  const ask = () =>
    Promise.all(outdated.map((entity) => queryClient.invalidateQueries({ queryKey: [entity] })))
  useRepeat(id !== null && !isKnown, ask, ASK_EVERY_MS)
  return isKnown
}
