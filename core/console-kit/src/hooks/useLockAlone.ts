import { useAirshed } from '@airshed/kit/provider'
import type { Permission } from '@airshed/schemas'

/**
 * The name of the locked organization if a lock alone withholds a permission from the user; null: something else does.
 *
 * @param organizationId where it is needed; default: in the organization of the page, else in any
 */
export function useLockAlone(
  permission: Permission | undefined,
  organizationId?: string,
): string | null {
  const { slug, organizations, locked } = useAirshed().session
  if (permission === undefined || locked === undefined) return null
  const held = locked.held[permission] ?? []
  const only = organizationId ?? organizations.find(({ id }) => id === slug)?.id
  const found = organizations.find(
    ({ id }) =>
      (only === undefined || id === only) && locked.organizations.has(id) && held.includes(id),
  )
  return found?.name ?? null
}
