import type { ListedUser } from '@airshed/schemas'
import type { activateUser, deactivateUser } from '@airshed/schemas/calls'
import type { ChangeSteps } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { accountChanged, setDeactivated } from './accounts.ts'
import { userRows } from './userList.ts'
import { userView } from './userView.ts'

/** A user as a caller sees them now. */
export async function viewOf(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<ListedUser> {
  const row = await userRows(store.db).where('users.id', '=', id).executeTakeFirst()
  if (row === undefined) throw apiError('NOT_FOUND', { what: 'User', id })
  return userView(store.db, caller, row, clock())
}

/**
 * The steps of deactivating or activating an account.
 *
 * @param since when the deactivation begins, ms UTC, or null to activate the account
 */
export const accountSteps = (
  context: ServerContext,
  since: () => number | null,
): ChangeSteps<typeof deactivateUser | typeof activateUser, undefined, void> => ({
  run: async ({ tx, caller, params, record, unchanged }) => {
    const events = await setDeactivated(tx, caller, params.id, since())
    if (events.length === 0) unchanged()
    for (const event of events) record(event)
  },
  respond: ({ caller, params }) => {
    accountChanged(context, params.id)
    return viewOf(context, caller, params.id)
  },
})
