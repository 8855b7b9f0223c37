import type { ApiToken } from '@airshed/schemas'
import { createToken, deleteToken, getToken, listTokens } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { describeToken, findTokens } from './queries.ts'
import { addToken } from './service.ts'

export const tokenHandlers = (context: Pick<ServerContext, 'clock'>): Handler[] => [
  answer(listTokens, ({ db, visible, query }) => findTokens(db, visible, query)),

  answer(getToken, ({ db, row, caller }) => describeToken(db, row.id, caller)),

  change(createToken, {
    run: async ({ tx, caller, body, record }) => {
      const created = await addToken(tx, caller, body, context.clock())
      const { _id: rowId } = created
      record({ rowId, after: factsOf(created) })
      return created
    },
  }),

  change(deleteToken, {
    run: async ({ tx, row, record }) => {
      await tx.deleteFrom('api_tokens').where('id', '=', row.id).execute()
      record({ before: { ...factsOf(row), user_id: row.user_id } })
      return null
    },
  }),
]

/** What the audit log records about a token. */
const factsOf = ({
  name,
  capabilities,
  permissions,
  device_scope,
  expires_at,
}: Pick<ApiToken, 'name' | 'capabilities' | 'permissions' | 'device_scope' | 'expires_at'>) => ({
  name,
  capabilities,
  permissions,
  device_scope,
  expires_at,
})
