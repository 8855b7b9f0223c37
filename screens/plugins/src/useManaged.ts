import type { Organization } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'

/** Organizations of the page whose plugins the user may view, including locked ones. */
export function useManagedToRead(): readonly Organization[] {
  const { organization, organizations, user, locked } = useSession()
  const held = (locked?.held ?? user.permissions).manage_organizations ?? []
  return (organization === null ? organizations : [organization]).filter(({ id }) =>
    held.includes(id),
  )
}

/** Organizations of the page whose plugins the user may decide about. */
export function useManaged(): readonly Organization[] {
  const { organization, organizations, can } = useSession()
  const shown = organization === null ? organizations : [organization]
  return shown.filter(({ id }) => can('manage_organizations', id))
}
