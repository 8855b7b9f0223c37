import type { Organization } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'

/** Organizations of the page whose plugins the person may decide about. */
export function useManaged(): readonly Organization[] {
  const { organization, organizations, can } = useSession()
  const shown = organization === null ? organizations : [organization]
  return shown.filter(({ id }) => can('manage_organizations', id))
}
