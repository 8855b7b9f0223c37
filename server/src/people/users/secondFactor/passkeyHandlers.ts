import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@airshed/schemas/calls'
import { change, type Handler } from '../../../access/calls/handler.ts'
import type { ServerContext } from '../../../context.ts'
import { apiError } from '../../../base/errors.ts'
import { checkNewPasskey, passkeyOptions } from '../../../access/identity/secondFactor/passkeys.ts'
import { checkFactors, dropCodesWithLast, firstCodes, heard, ofOneself } from './factorChanges.ts'
import { requireFactorRights } from './factorRights.ts'
import { proveInSession } from './proveInSession.ts'

/** The calls that add, name and remove passkeys. */
export const passkeyHandlers = (context: ServerContext): Handler[] => [
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
      record({ ...ofOneself(caller), rowId: passkey.id, detail: { factor: 'passkey' } })
      return { recovery_codes: await firstCodes(context, tx, userId) }
    },
    respond: ({ caller }, turnedOn) => heard(context, caller, turnedOn),
  }),

  change(renamePasskey, {
    prepare: ({ caller }) => checkFactors(context, caller),
    run: async ({ tx, caller, params, body, record }) => {
      const { numUpdatedRows } = await tx
        .updateTable('passkeys')
        .set({ name: body.name.trim() })
        .where('id', '=', params.id)
        .where('user_id', '=', caller.user.id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw apiError('NOT_FOUND', { what: 'Passkey', id: params.id })
      record(ofOneself(caller))
      return null
    },
  }),

  change(removePasskey, {
    prepare: ({ caller }) => checkFactors(context, caller),
    run: async ({ tx, caller, params, record }) => {
      const { numDeletedRows } = await tx
        .deleteFrom('passkeys')
        .where('id', '=', params.id)
        .where('user_id', '=', caller.user.id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw apiError('NOT_FOUND', { what: 'Passkey', id: params.id })
      await dropCodesWithLast(tx, caller.user.id)
      record({ ...ofOneself(caller), detail: { factor: 'passkey' } })
      return null
    },
    respond: ({ caller }) => heard(context, caller, null),
  }),
]
