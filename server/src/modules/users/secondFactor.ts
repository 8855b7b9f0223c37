import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  makeRecoveryCodes as makeCodes,
  removePasskey,
  removeTotp,
  renamePasskey,
  turnOffSecondFactor,
} from '@airshed/schemas/calls'
import type { Transaction } from 'kysely'
import { answer, change, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Caller } from '../../identity/access.ts'
import { dropFactors, factorsOf, isOn } from '../../identity/secondFactor/factors.ts'
import { encryptFactor, factorKey } from '../../identity/secondFactor/factorKey.ts'
import { checkNewPasskey, passkeyOptions } from '../../identity/secondFactor/passkeys.ts'
import { makeRecoveryCodes } from '../../identity/secondFactor/recoveryCodes.ts'
import { newTotpSecret, takeTotp, totpUri } from '../../identity/secondFactor/totp.ts'
import { rightsChanged } from '../../identity/loadCaller.ts'
import { sessionEnded } from '../../identity/sessions.ts'
import type { Tables } from '../../store/tables.ts'
import { invalidField } from '../input/invalidField.ts'
import { requireFactorRights, unavailableTo } from './factorRights.ts'
import { proveInSession } from './proveInSession.ts'

type Tx = Transaction<Tables>
/** Nobody else learns of it, and it concerns no organization. */
const own = ({ user }: Caller) => ({ organizationId: null, onlyFor: user.id })

/** The calls by which users choose what a sign-in asks for beside the password. */
export const secondFactorHandlers = (context: ServerContext): Handler[] => {
  const check = async ({ caller }: { caller: Caller }): Promise<void> => {
    await requireFactorRights(context, caller)
    await factorKey(context)
  }

  /** Codes come with the first factor: later ones would replace what was written down. */
  const codesFor = async (tx: Tx, userId: string): Promise<string[] | null> => {
    const { recovery_codes_left: left } = await factorsOf(tx, userId)
    return left > 0 ? null : makeRecoveryCodes(tx, userId, context.clock())
  }
  /** Without any other factor, recovery codes would be one. */
  const dropCodesWithLast = async (tx: Tx, userId: string): Promise<void> => {
    if (!isOn(await factorsOf(tx, userId))) await dropFactors(tx, userId)
  }

  return [
    answer(getSecondFactor, async ({ db, caller }) => {
      const factors = await factorsOf(db, caller.user.id)
      return {
        ...factors,
        is_on: isOn(factors),
        unavailable: await unavailableTo(context, caller),
      }
    }),

    change(beginTotp, {
      prepare: check,
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
          throw apiError('CONFLICT', { reason: 'An app makes codes already: remove it first' })
        }
        unchanged()
        return { secret, uri: totpUri(secret, email) }
      },
    }),

    change(confirmTotp, {
      prepare: check,
      run: async ({ tx, caller, body, record }) => {
        const { id } = caller.user
        if (!(await takeTotp(context, tx, id, body.code, false))) {
          throw invalidField('/code', 'the code that the app shows now', body.code)
        }
        await proveInSession(tx, caller, ['otp', 'mfa'])
        record({ ...own(caller), detail: { factor: 'totp' } })
        return { recovery_codes: await codesFor(tx, id) }
      },
      respond: ({ caller }, turnedOn) => heard(context, caller, turnedOn),
    }),

    change(removeTotp, {
      prepare: check,
      run: async ({ tx, caller, record, unchanged }) => {
        const { id } = caller.user
        const { numDeletedRows } = await tx
          .deleteFrom('totp_factors')
          .where('user_id', '=', id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) unchanged()
        else record({ ...own(caller), detail: { factor: 'totp' } })
        await dropCodesWithLast(tx, id)
        return null
      },
      respond: ({ caller }) => heard(context, caller, null),
    }),

    change(beginPasskey, {
      prepare: async ({ caller }) => {
        await requireFactorRights(context, caller)
        return passkeyOptions(context, caller.user)
      },
      run: ({ prepared: options, unchanged }) => {
        unchanged()
        return { options: { ...options } }
      },
    }),

    change(addPasskey, {
      prepare: async ({ caller, body }) => {
        await requireFactorRights(context, caller)
        return checkNewPasskey(context, caller.user.id, body.response)
      },
      run: async ({ tx, caller, body, prepared: passkey, record }) => {
        if (passkey === null) throw apiError('PASSKEY_REFUSED', {})
        const { id: userId } = caller.user
        await tx
          .insertInto('passkeys')
          .values({
            id: passkey.id,
            user_id: userId,
            name: body.name.trim(),
            public_key: passkey.publicKey,
            counter: passkey.counter,
            transports: JSON.stringify(passkey.transports),
            created_at: context.clock(),
            last_used_at: null,
          })
          .execute()
        await proveInSession(tx, caller, ['pop', 'mfa'])
        record({ ...own(caller), rowId: passkey.id, detail: { factor: 'passkey' } })
        return { recovery_codes: await codesFor(tx, userId) }
      },
      respond: ({ caller }, turnedOn) => heard(context, caller, turnedOn),
    }),

    change(renamePasskey, {
      prepare: check,
      run: async ({ tx, caller, params, body, record }) => {
        const { numUpdatedRows } = await tx
          .updateTable('passkeys')
          .set({ name: body.name.trim() })
          .where('id', '=', params.id)
          .where('user_id', '=', caller.user.id)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw apiError('NOT_FOUND', { what: 'Passkey', id: params.id })
        record(own(caller))
        return null
      },
    }),

    change(removePasskey, {
      prepare: check,
      run: async ({ tx, caller, params, record }) => {
        const { numDeletedRows } = await tx
          .deleteFrom('passkeys')
          .where('id', '=', params.id)
          .where('user_id', '=', caller.user.id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) throw apiError('NOT_FOUND', { what: 'Passkey', id: params.id })
        await dropCodesWithLast(tx, caller.user.id)
        record({ ...own(caller), detail: { factor: 'passkey' } })
        return null
      },
      respond: ({ caller }) => heard(context, caller, null),
    }),

    change(makeCodes, {
      prepare: check,
      run: async ({ tx, caller, record }) => {
        if (!isOn(await factorsOf(tx, caller.user.id))) {
          throw apiError('CONFLICT', { reason: 'Recovery codes come with a second factor' })
        }
        record(own(caller))
        return { recovery_codes: await makeRecoveryCodes(tx, caller.user.id, context.clock()) }
      },
    }),

    change(turnOffSecondFactor, {
      prepare: check,
      run: async ({ tx, caller, record }) => {
        await dropFactors(tx, caller.user.id)
        record(own(caller))
        return null
      },
      respond: ({ caller }) => heard(context, caller, null),
    }),
  ]
}

/**
 * The session of the caller rests on more than before, or theirs rest on less: no process goes on believing the old,
 * and what they may do may follow from it.
 */
function heard<Answer>(context: ServerContext, { user }: Caller, answered: Answer): Answer {
  sessionEnded(context)
  rightsChanged(context, user.id)
  return answered
}
