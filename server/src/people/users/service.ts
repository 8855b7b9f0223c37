import { PHONE_PATTERN, type User, type UserUpdate } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { IANAZone } from 'luxon'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { freshCaller } from '../../access/identity/loadCaller.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { invalidField } from '../../access/input/invalidField.ts'
import { requireOwnPicture } from '../../dashboards/pictures/calls/pictureRows.ts'
import { isVisibleUser, updateUser } from './queries.ts'

/** The caller according to the store, with their effective permissions. */
export async function currentUser(context: ServerContext, caller: Caller): Promise<User> {
  const { id } = caller.user
  const fresh = await freshCaller(context, id, caller.signIn)
  if (fresh === null) throw apiError('NOT_FOUND', { what: 'User', id })
  return fresh.user
}

/** @throws ApiError 403 for another user that the caller may see, 404 for one that they may not */
export async function requireOwnAccount(db: Db, caller: Caller, id: string): Promise<void> {
  if (id === caller.user.id) return
  if (!(await isVisibleUser(db, caller, id))) throw apiError('NOT_FOUND', { what: 'User', id })
  throw apiError('NOT_YOURS', { what: 'Profile of user', id })
}

/**
 * Changes the caller's own settings.
 *
 * @throws ApiError 403 for another user that the caller may see, 404 for one that they may not
 */
export async function changeOwnSettings(
  tx: Transaction<Tables>,
  caller: Caller,
  id: string,
  change: UserUpdate,
): Promise<void> {
  await requireOwnAccount(tx, caller, id)
  if (change.timezone !== undefined && !IANAZone.isValidZone(change.timezone)) {
    throw invalidField('/timezone', 'an IANA time zone', change.timezone)
  }
  const { phone_number: phone } = change
  if (phone != null && !(PHONE_PATTERN.test(phone) && isValidPhoneNumber(phone))) {
    throw invalidField('/phone_number', 'a number with its country, such as +64215550101', phone)
  }
  if (change.picture !== undefined) {
    const { picture: current } = caller.user
    await requireOwnPicture(tx, caller, '/picture', { wanted: change.picture, current })
  }
  await updateUser(tx, id, change)
}
