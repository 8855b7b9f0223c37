import { DEFAULT_LOCALE } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { partnershipInvitationMail } from '../../messages/mail/templates/partnershipInvitation/partnershipInvitationMail.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { PARTNERSHIP_INVITATION_MS } from './filePartnership.ts'
import { namesOf } from './sharedDevices.ts'
import { addressee } from '../../messages/mail/addressee.ts'

interface FiledInvitation {
  invitationId: string
  /** The inviting organization. */
  organizationId: string
  /** The invited organization. */
  partnerId: string
  /** ms UTC. */
  now: number
}

/**
 * Mails everyone who may answer an invitation: the managers of the invited organization with an active account.
 */
export async function notifyInvited(
  tx: Transaction<Tables>,
  { mail, config }: Pick<ServerContext, 'mail' | 'config'>,
  { invitationId, organizationId, partnerId, now }: FiledInvitation,
): Promise<void> {
  const names = await namesOf(tx, [organizationId, partnerId])
  const managers = await tx
    .selectFrom('users')
    .innerJoin('user_permissions', 'user_permissions.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.locale'])
    .where('user_permissions.organization_id', '=', partnerId)
    .where('user_permissions.permission', '=', 'manage_organizations')
    .where('users.deactivated_at', 'is', null)
    .execute()
  for (const manager of managers) {
    await mail.send(tx, partnershipInvitationMail, {
      to: addressee(manager),
      locale: manager.locale ?? DEFAULT_LOCALE,
      organizationId: partnerId,
      key: `${invitationId} ${manager.id}`,
      data: {
        inviter: names.get(organizationId) ?? organizationId,
        organization: names.get(partnerId) ?? partnerId,
        link: `${config.publicUrl}/${encodeURIComponent(partnerId)}/partnerships/invitations`,
        expires_at: now + PARTNERSHIP_INVITATION_MS,
      },
    })
  }
}
