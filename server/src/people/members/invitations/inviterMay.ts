import { can, deriveRole, roleRefusal, ALL_ORGANIZATIONS } from '@airshed/domain'
import type { Db } from '../../../storage/store/db.ts'
import { isDeactivated } from '../../../access/identity/deactivation.ts'
import { permissionsOf } from '../../../access/identity/roles.ts'
import type { OpenInvitation } from './openInvitation.ts'

/**
 * Whether whoever sent an invitation could still send it. Staff may have sent it while they acted for a member, so
 * theirs stay, and so do those of accounts that are gone: their organization can delete any of them.
 */
export async function inviterMay(
  db: Db,
  { inviterId, organizationId, role }: OpenInvitation,
): Promise<boolean> {
  if (inviterId === null) return true
  if (await isDeactivated(db, inviterId)) return false
  const permissions = (await permissionsOf(db, [inviterId])).get(inviterId) ?? {}
  if (can(permissions, 'access_context', ALL_ORGANIZATIONS)) return true
  const refusal = roleRefusal({
    level: deriveRole(permissions, organizationId),
    held: null,
    wanted: role,
    isSelf: false,
    hasOtherOwner: false,
    isElsewhere: false,
  })
  return refusal === null
}
