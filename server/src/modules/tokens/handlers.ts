import { createToken, deleteToken, listTokens } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { findTokens } from './queries.ts'
import { addToken } from './service.ts'

export const tokenHandlers = (context: Pick<ServerContext, 'clock'>): Handler[] => [
  answer(listTokens, ({ db, visible, query }) => findTokens(db, visible, query)),

  change(createToken, {
    run: async ({ tx, caller, body, record }) => {
      const created = await addToken(tx, caller, body, context.clock())
      const { _id: rowId, capabilities } = created
      record({ rowId, after: { capabilities } })
      return created
    },
  }),

  change(deleteToken, {
    run: async ({ tx, row, record }) => {
      await tx.deleteFrom('api_tokens').where('id', '=', row.id).execute()
      record({ before: { user_id: row.user_id, capabilities: row.capabilities } })
      return null
    },
  }),
]
