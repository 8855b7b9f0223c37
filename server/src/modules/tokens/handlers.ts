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
      const { _id: rowId, name, capabilities, expires_at } = created
      record({ rowId, after: { name, capabilities, expires_at } })
      return created
    },
  }),

  change(deleteToken, {
    run: async ({ tx, row, record }) => {
      await tx.deleteFrom('api_tokens').where('id', '=', row.id).execute()
      const { name, user_id, capabilities, expires_at } = row
      record({ before: { name, user_id, capabilities, expires_at } })
      return null
    },
  }),
]
