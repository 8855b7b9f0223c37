import { setOrganizationSecurity } from '@airshed/schemas/calls'
import { change, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import { rightsChanged } from '../../identity/loadCaller.ts'

/** How the owner of an organization has its members sign in. */
export const organizationSecurityHandlers = (context: ServerContext): Handler[] => [
  change(setOrganizationSecurity, {
    run: async ({ tx, caller, params, body, record, unchanged }) => {
      // Whoever asks it of others has it: nobody locks themselves out.
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
      const members = await context.store.db
        .selectFrom('user_permissions')
        .select('user_id')
        .distinct()
        .where('organization_id', '=', params.id)
        .execute()
      for (const { user_id: userId } of members) rightsChanged(context, userId)
      return security
    },
  }),
]
