import type { Dashboard } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'

/**
 * The owner of a dashboard, on a page of all organizations: their dashboards may have the same name.
 *
 * @returns null on the page of one organization, and for one that the user does not know
 */
export function useOwnerName(): (dashboard: Pick<Dashboard, 'organization_id'>) => string | null {
  const { organization, organizations } = useSession()
  return ({ organization_id: id }) =>
    organization === null ? (organizations.find((one) => one.id === id)?.name ?? null) : null
}
