import type { Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import type { Caller } from '../../../identity/access.ts'
import { rightsChanged } from '../../../identity/loadCaller.ts'
import { factorKey } from '../../../identity/secondFactor/factorKey.ts'
import { dropFactors, factorsOf, isOn } from '../../../identity/secondFactor/factors.ts'
import { makeRecoveryCodes } from '../../../identity/secondFactor/recoveryCodes.ts'
import { sessionEnded } from '../../../identity/sessions.ts'
import type { Tables } from '../../../store/tables.ts'
import { requireFactorRights } from './factorRights.ts'

type Tx = Transaction<Tables>

/** Of an event: nobody else learns of it, and it concerns no organization. */
export const ofOneself = ({ user }: Caller) => ({ organizationId: null, onlyFor: user.id })

/** Comes before a change of factors. @throws ApiError as {@link requireFactorRights} */
export async function checkFactors(context: ServerContext, caller: Caller): Promise<void> {
  await requireFactorRights(context, caller)
  await factorKey(context)
}

/** Codes come with the first factor, else null: later ones would replace what was written down. */
export async function firstCodes(
  context: ServerContext,
  tx: Tx,
  userId: string,
): Promise<string[] | null> {
  const { recovery_codes_left: left } = await factorsOf(tx, userId)
  return left > 0 ? null : makeRecoveryCodes(tx, userId, context.clock())
}

/** Without any other factor, recovery codes would be one. */
export async function dropCodesWithLast(tx: Tx, userId: string): Promise<void> {
  if (!isOn(await factorsOf(tx, userId))) await dropFactors(tx, userId)
}

/**
 * The session of the caller rests on more than before, or theirs rest on less: no process goes on believing the old,
 * and what they may do may follow from it.
 */
export function heard<Answer>(context: ServerContext, { user }: Caller, answered: Answer): Answer {
  sessionEnded(context)
  rightsChanged(context, user.id)
  return answered
}
