import {
  endAccessContext,
  getMe,
  listMembers,
  listUsers,
  startAccessContext,
  updateUser,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { forgetCaller, rightsChanged } from '../../identity/loadCaller.ts'
import { pageOf } from '../paging/page.ts'
import { beginContext, endContext, targetOf } from './accessContext.ts'
import { findMembers } from './members.ts'
import { changeOwnSettings, currentUser, usersOfSubject } from './service.ts'

export const userHandlers = (context: ServerContext): Handler[] => [
  answer(getMe, ({ caller }) => currentUser(context, caller)),

  answer(listUsers, async ({ caller, query }) => {
    const rows = await usersOfSubject(context, caller, query.external_id)
    return pageOf({ page: 1, size: 1 }, { rows, total: rows.length })
  }),

  answer(listMembers, ({ db, organizationId, query }) =>
    findMembers(db, organizationId, query.search),
  ),

  change(updateUser, {
    run: ({ tx, caller, params, body }) => changeOwnSettings(tx, caller, params.id, body),
    respond: ({ caller, params }) => {
      forgetCaller(context, params.id)
      return currentUser(context, caller)
    },
  }),

  change(startAccessContext, {
    prepare: ({ caller, body }) => targetOf(context, caller, body),
    run: async ({ tx, caller, prepared, record }) => {
      for (const event of await beginContext(tx, context, caller, prepared)) record(event)
    },
    respond: ({ caller }) => {
      rightsChanged(context, caller.user.id)
      return currentUser(context, caller)
    },
  }),

  change(endAccessContext, {
    run: async ({ tx, caller, record, unchanged }) => {
      const events = await endContext(tx, context, caller)
      if (events.length === 0) unchanged()
      for (const event of events) record(event)
    },
    respond: ({ caller }) => {
      rightsChanged(context, caller.user.id)
      return currentUser(context, caller)
    },
  }),
]
