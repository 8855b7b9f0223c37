import {
  getSecondFactor,
  makeRecoveryCodes as makeCodes,
  turnOffSecondFactor,
} from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { dropFactors, factorsOf, isOn } from '../../../access/identity/secondFactor/factors.ts'
import { makeRecoveryCodes } from '../../../access/identity/secondFactor/recoveryCodes.ts'
import { checkFactors, heard, ofOneself } from './factorChanges.ts'
import { unavailableTo } from './factorRights.ts'
import { passkeyHandlers } from './passkeyHandlers.ts'
import { totpHandlers } from './totpHandlers.ts'

/** The calls with which users choose what a sign-in requires besides the password. */
export const secondFactorHandlers = (context: ServerContext): Handler[] => [
  answer(getSecondFactor, async ({ db, caller }) => {
    const factors = await factorsOf(db, caller.user.id)
    return {
      ...factors,
      is_on: isOn(factors),
      unavailable: await unavailableTo(context, caller),
    }
  }),

  ...totpHandlers(context),
  ...passkeyHandlers(context),

  change(makeCodes, {
    prepare: ({ caller }) => checkFactors(context, caller),
    run: async ({ tx, caller, record }) => {
      if (!isOn(await factorsOf(tx, caller.user.id))) {
        throw apiError('CONFLICT', { reason: 'Recovery codes need a second factor. Add one first' })
      }
      record(ofOneself(caller))
      return { recovery_codes: await makeRecoveryCodes(tx, caller.user.id, context.clock()) }
    },
  }),

  change(turnOffSecondFactor, {
    prepare: ({ caller }) => checkFactors(context, caller),
    run: async ({ tx, caller, record }) => {
      await dropFactors(tx, caller.user.id)
      record(ofOneself(caller))
      return null
    },
    respond: ({ caller }) => heard(context, caller, null),
  }),
]
