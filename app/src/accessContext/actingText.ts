import { deriveRole } from '@airshed/domain'
import type { AccessContext, PermissionMap } from '@airshed/schemas'
import type { AppText } from '../messages/appMessages.ts'

/** Where one is while acting. */
export interface ActingPlace {
  /** Those of whom one acts as. */
  permissions: PermissionMap
  /** That of the page; null: it shows all. */
  organization: { id: string; name: string } | null
  /** How many organizations there are. */
  count: number
}

/**
 * Who is being acted as: a role in an organization, or a user, with the role that they hold in the organization of the
 * page.
 */
export function actingText(acting: AccessContext, place: ActingPlace, text: AppText): string {
  const { email } = acting
  const { permissions, organization, count } = place
  if (email === null) {
    const values = { organization: acting.organization_name, role: roleOf(acting.role, text) }
    return text('app.acting', values)
  }
  if (organization === null && count > 1) return text('app.acting.all', { email, count })
  const { id, name } = organization ?? {
    id: acting.organization_id,
    name: acting.organization_name,
  }
  const role = roleOf(deriveRole(permissions, id), text)
  return text('app.acting.user', { email, role, organization: name })
}

const roleOf = (role: AccessContext['role'], text: AppText): string =>
  text(`app.role.${role ?? 'none'}`)
