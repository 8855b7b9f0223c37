import { deleteListView, getListViews, saveListView } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import { findViews, removeView, saveView } from './queries.ts'

export const listViewHandlers = (context: Pick<ServerContext, 'clock'>): Handler[] => [
  answer(getListViews, async ({ db, caller, query }) => ({
    data: await findViews(db, caller.user.id, query.list),
  })),

  change(saveListView, {
    run: async ({ tx, caller, body, record }) => {
      const view = await saveView(tx, caller.user.id, body, context.clock())
      record({ rowId: view.id, after: { list: view.list, name: view.name } })
      return view
    },
  }),

  change(deleteListView, {
    run: async ({ tx, caller, params, record }) => {
      const removed = await removeView(tx, caller.user.id, params.id)
      if (removed === null) throw apiError('NOT_FOUND', { what: 'View', id: params.id })
      record({ rowId: params.id, before: { list: removed.list, name: removed.name } })
      return null
    },
  }),
]
