import type { Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import type { Caller } from '../../../access/identity/access.ts'
import { rightsChanged } from '../../../access/identity/loadCaller.ts'
import { factorKey } from '../../../access/identity/secondFactor/factorKey.ts'
import { dropFactors, factorsOf, isOn } from '../../../access/identity/secondFactor/factors.ts'
import { makeRecoveryCodes } from '../../../access/identity/secondFactor/recoveryCodes.ts'
import { sessionEnded } from '../../../access/identity/sessions.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { requireFactorRights } from './factorRights.ts'

type Tx = Transaction<Tables>

/** For an event that only the user sees and that concerns no organization. */
export const ofOneself = ({ user }: Caller) => ({ organizationId: null, onlyFor: user.id })

/** Call this before a change of factors. @throws ApiError as {@link requireFactorRights} */
export async function checkFactors(context: ServerContext, caller: Caller): Promise<void> {
  await requireFactorRights(context, caller)
  await factorKey(context)
}

/** Recovery codes for the first factor, otherwise null, because new ones would replace those written down. */
export async function firstCodes(
  context: ServerContext,
  tx: Tx,
  userId: string,
): Promise<string[] | null> {
  const { recovery_codes_left: left } = await factorsOf(tx, userId)
  return left > 0 ? null : makeRecoveryCodes(tx, userId, context.clock())
}

/** Without another factor, recovery codes would count as one. */
export async function dropCodesWithLast(tx: Tx, userId: string): Promise<void> {
  if (!isOn(await factorsOf(tx, userId))) await dropFactors(tx, userId)
}

/**
 * Invalidates cached sessions and rights after the caller's factors changed, because their rights may depend on
 * them.
 */
export function heard<Answer>(context: ServerContext, { user }: Caller, answered: Answer): Answer {
  sessionEnded(context)
  rightsChanged(context, user.id)
  return answered
}
