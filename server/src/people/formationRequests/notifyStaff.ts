import { DAY_MS, fullNameOf } from '@airshed/domain'
import { DEFAULT_LOCALE } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { formationRequestMail } from '../../messages/mail/templates/formationRequest/formationRequestMail.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { addressee } from '../../messages/mail/addressee.ts'

/** Maximum number of staff members who are notified of one request. */
export const NOTIFIED_MAX = 50

/**
 * Mails staff about a request, each in their language: those whose account is active and not from the demo.
 * Withdrawing a request and filing it again on the same day sends no second mail.
 *
 * @param id of a request that was just filed
 */
export async function notifyStaff(
  tx: Transaction<Tables>,
  { mail, config, clock }: Pick<ServerContext, 'mail' | 'config' | 'clock'>,
  id: string,
): Promise<void> {
  const request = await tx
    .selectFrom('formation_requests')
    .innerJoin('users', 'users.id', 'formation_requests.requester_id')
    .select([
      'formation_requests.name',
      'note',
      'requester_id',
      'email',
      'first_name',
      'last_name',
      // Withdrawn requests are deleted, so filing again gets the same number.
      sql<number>`(select count(*)::int4 from formation_requests as asked
        where asked.requester_id = users.id)`.as('number'),
    ])
    .where('formation_requests.id', '=', id)
    .executeTakeFirstOrThrow()
  const staff = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'locale'])
    .where('deactivated_at', 'is', null)
    .where('is_demo', '=', false)
    .where(
      sql<boolean>`exists (select from user_permissions
        where user_id = users.id and permission = 'access_context')`,
    )
    .orderBy('id')
    .limit(NOTIFIED_MAX)
    .execute()
  const day = Math.floor(clock() / DAY_MS)
  for (const member of staff) {
    await mail.send(tx, formationRequestMail, {
      to: addressee(member),
      locale: member.locale ?? DEFAULT_LOCALE,
      organizationId: null,
      key: `${member.id} ${request.requester_id} ${day} ${request.number}`,
      data: {
        organization: request.name,
        requester: `${fullNameOf(request)} (${request.email})`,
        note: request.note,
        link: `${config.publicUrl}/all/organization-requests`,
      },
    })
  }
}
