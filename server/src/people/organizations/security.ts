import { getOrganizationSecurity, setOrganizationSecurity } from '@airshed/schemas/calls'
import { sql } from 'kysely'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Db } from '../../storage/store/db.ts'
import { membersOf, notifyMembers } from './members.ts'

/** The sign-in requirements that an organization's owner sets for its members. */
export const organizationSecurityHandlers = (context: ServerContext): Handler[] => [
  answer(getOrganizationSecurity, async ({ db, row }) => ({
    requires_second_factor: row.requires_second_factor,
    members_without:
      context.config.oidcIssuer === undefined ? await membersWithout(db, row.id) : null,
  })),
  change(setOrganizationSecurity, {
    run: async ({ tx, caller, params, body, record, unchanged }) => {
      // Callers can only require it if they used it themselves, so that nobody locks themselves out.
      if (body.requires_second_factor && caller.signIn?.methods.includes('mfa') !== true) {
        throw apiError('SECOND_FACTOR_REQUIRED', { organization: params.id })
      }
      const before = await tx
        .selectFrom('organizations')
        .select('requires_second_factor')
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('organizations')
        .set({ requires_second_factor: body.requires_second_factor })
        .where('id', '=', params.id)
        .execute()
      if (before.requires_second_factor === body.requires_second_factor) unchanged()
      else record({ organizationId: params.id, before, after: { ...body } })
      return body
    },
    respond: async ({ params }, security) => {
      notifyMembers(context, await membersOf(context.store.db, params.id))
      return security
    },
  }),
]

/** Number of members with an active account but no second factor. */
async function membersWithout(db: Db, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('deactivated_at', 'is', null)
    .where(
      sql<boolean>`exists (select from user_permissions
        where user_id = users.id and organization_id = ${organizationId})
        and not exists (select from totp_factors
          where user_id = users.id and confirmed_at is not null)
        and not exists (select from passkeys where user_id = users.id)`,
    )
    .executeTakeFirstOrThrow()
  return count
}
