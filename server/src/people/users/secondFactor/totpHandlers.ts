import { beginTotp, confirmTotp, removeTotp } from '@airshed/schemas/calls'
import { change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { encryptFactor } from '../../../access/identity/secondFactor/factorKey.ts'
import { newTotpSecret, takeTotp, totpUri } from '../../../access/identity/secondFactor/totp.ts'
import { invalidField } from '../../../access/input/invalidField.ts'
import { checkFactors, dropCodesWithLast, firstCodes, heard, ofOneself } from './factorChanges.ts'
import { proveInSession } from './proveInSession.ts'

/** The calls that set up and remove an authenticator app. */
export const totpHandlers = (context: ServerContext): Handler[] => [
  change(beginTotp, {
    prepare: ({ caller }) => checkFactors(context, caller),
    run: async ({ tx, caller, unchanged }) => {
      const { id, email } = caller.user
      const secret = newTotpSecret()
      const row = {
        secret: await encryptFactor(context, id, secret),
        created_at: context.clock(),
        last_step: 0,
      }
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('totp_factors')
        .values({ user_id: id, ...row, confirmed_at: null })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet(row)
            .where('totp_factors.confirmed_at', 'is', null),
        )
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) {
        throw apiError('CONFLICT', { reason: 'An app already generates codes. Remove it first' })
      }
      unchanged()
      return { secret, uri: totpUri(secret, email) }
    },
  }),

  change(confirmTotp, {
    prepare: ({ caller }) => checkFactors(context, caller),
    run: async ({ tx, caller, body, record }) => {
      const { id } = caller.user
      if (!(await takeTotp(context, tx, id, body.code, false))) {
        throw invalidField('/code', 'the code that the app shows now', body.code)
      }
      await proveInSession(tx, caller, ['otp', 'mfa'])
      record({ ...ofOneself(caller), detail: { factor: 'totp' } })
      return { recovery_codes: await firstCodes(context, tx, id) }
    },
    respond: ({ caller }, turnedOn) => heard(context, caller, turnedOn),
  }),

  change(removeTotp, {
    prepare: ({ caller }) => checkFactors(context, caller),
    run: async ({ tx, caller, record, unchanged }) => {
      const { id } = caller.user
      const { numDeletedRows } = await tx
        .deleteFrom('totp_factors')
        .where('user_id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) unchanged()
      else record({ ...ofOneself(caller), detail: { factor: 'totp' } })
      await dropCodesWithLast(tx, id)
      return null
    },
    respond: ({ caller }) => heard(context, caller, null),
  }),
]
