import {
  activateUser,
  askForPasswordReset,
  deactivateUser,
  endAccessContext,
  getMe,
  getUser,
  giveRole,
  listMembers,
  listUsers,
  startAccessContext,
  takeRole,
  updateUser,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { forgetCaller, rightsChanged } from '../../access/identity/loadCaller.ts'
import { apiError, comeBackIn } from '../../base/errors.ts'
import { canReset } from '../../access/identity/signIn/forgottenPassword.ts'
import { logAccount } from '../../access/identity/signIn/logSignIn.ts'
import { addReset, countReset } from '../members/passwords/askForReset.ts'
import { accountSteps, viewOf } from './accountSteps.ts'
import { beginContext, endContext, targetOf } from './accessContext.ts'
import { findMembers } from './members.ts'
import { giveRoleTo, takeRoleFrom } from './roleChanges.ts'
import { changeOwnSettings, currentUser, requireOwnAccount } from './service.ts'
import { findUsers } from './userList.ts'
import { userView, userViews } from './userView.ts'

export const userHandlers = (context: ServerContext): Handler[] => [
  answer(getMe, ({ caller }) => currentUser(context, caller)),

  answer(listUsers, async ({ db, visible, caller, query }) => {
    const { data, ...part } = await findUsers(db, visible, caller, query)
    return { ...part, data: await userViews(db, caller, data, context.clock()) }
  }),

  answer(getUser, ({ db, caller, row }) => userView(db, caller, row, context.clock())),

  answer(listMembers, ({ db, organizationId, query }) =>
    findMembers(db, organizationId, query.search),
  ),

  change(askForPasswordReset, {
    prepare: async ({ db, caller, params, log, from }) => {
      await requireOwnAccount(db, caller, params.id)
      if (!canReset(context.config)) throw apiError('PASSWORD_RESET_UNAVAILABLE')
      const waitMs = await countReset(context, { email: caller.user.email, ip: null })
      if (waitMs === 0) return
      const source = { log, ip: from.address }
      logAccount(source, 'password-reset.limited', { userId: caller.user.id, waitMs })
      throw comeBackIn(waitMs)
    },
    run: async ({ tx, caller }) => {
      const language = caller.user.locale === 'es_ES' ? 'es' : 'en'
      await addReset(tx, context, { email: caller.user.email, language })
      return null
    },
    respond: ({ caller, log, from }) => {
      const source = { log, ip: from.address }
      logAccount(source, 'password-reset.asked', { userId: caller.user.id })
      return null
    },
  }),

  change(updateUser, {
    run: ({ tx, caller, params, body }) => changeOwnSettings(tx, caller, params.id, body),
    respond: ({ caller, params }) => {
      forgetCaller(context, params.id)
      return currentUser(context, caller)
    },
  }),

  change(giveRole, {
    run: async ({ tx, caller, params, organizationId, body, record }) => {
      const subject = { userId: params.id, organizationId }
      record(await giveRoleTo(tx, caller, subject, body.role))
    },
    respond: ({ caller, params }) => {
      rightsChanged(context, params.id)
      return viewOf(context, caller, params.id)
    },
  }),

  change(takeRole, {
    run: async ({ tx, caller, params, organizationId, record }) => {
      const subject = { userId: params.id, organizationId }
      record(await takeRoleFrom(tx, caller, subject, params.permission))
    },
    respond: ({ params }) => {
      rightsChanged(context, params.id)
      return null
    },
  }),

  change(deactivateUser, accountSteps(context, context.clock)),
  change(
    activateUser,
    accountSteps(context, () => null),
  ),

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
