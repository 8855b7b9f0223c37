import { firstOrganization } from '@airshed/console-kit'
import { useSession, type Session } from '@airshed/kit'

/** The organizations in which the reader may manage alerts. */
export interface Managed {
  managed: Session['organizations']
  /** Id of the one that a form starts with; null: there is none. */
  first: string | null
}

export function useManaged(): Managed {
  const { slug, organizations, can } = useSession()
  const managed = organizations.filter(({ id }) => can('manage_devices', id))
  const choices = managed.map(({ id }) => ({ value: id }))
  return { managed, first: firstOrganization(choices, slug) ?? null }
}
