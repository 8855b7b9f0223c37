import { changePassword } from '@airshed/schemas/calls'
import { change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { logAccount } from '../../../access/identity/signIn/logSignIn.ts'
import { sessionEnded } from '../../../access/identity/sessions.ts'
import { setPassword } from './setPassword.ts'
import { checkOldPassword } from './checkOldPassword.ts'

/** The call with which users change their password while they are signed in. */
export const passwordHandlers = (context: ServerContext): Handler[] => [
  change(changePassword, {
    prepare: ({ caller, body, log, from }) => {
      const source = { log, ip: from.address }
      return checkOldPassword(context, caller, body, source)
    },
    run: async ({ tx, caller, prepared, record }) => {
      if (!(await setPassword(tx, caller, prepared))) throw apiError('PASSWORD_OLD_WRONG', {})
      record({ organizationId: null, onlyFor: caller.user.id, rowId: caller.user.id })
      return null
    },
    respond: ({ caller, log, from }) => {
      sessionEnded(context)
      logAccount({ log, ip: from.address }, 'password-change.done', { userId: caller.user.id })
      return null
    },
  }),
]
