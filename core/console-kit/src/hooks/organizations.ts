import { mayCreateOrganization } from '@airshed/domain'
import { useSession } from '@airshed/kit'
import type { EntityName } from '@airshed/schemas/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useRepeat } from './useRepeat.ts'

/** Interval at which a new organization is asked for until the session knows it. */
const ASK_EVERY_MS = 1000

/** Whether the reader may create an organization. */
export function useMayCreateOrganization(): boolean {
  const { user, config } = useSession()
  return mayCreateOrganization(user, config.has_first_organization === true)
}

/**
 * Whether the console knows an organization, so that its pages open; asks again until it does. A process of
 * the server may hear of a new one a moment later than the one that made it.
 *
 * @param id null: none is waited for
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
