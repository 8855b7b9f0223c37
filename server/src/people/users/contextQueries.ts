import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AccessContextsTable } from '../../storage/store/tables/organizations.ts'
import type { Tables } from '../../storage/store/tables.ts'

/**
 * Deletes and returns the access context of a user, or returns undefined if there was none. Concurrent calls wait
 * for this transaction.
 */
export async function takeContext(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<Selectable<AccessContextsTable> | undefined> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  return transaction
    .deleteFrom('access_contexts')
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** The organization with an `external_id`, regardless of its members. */
export function findOrganization(
  db: Kysely<Tables>,
  externalId: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('organizations')
    .select('id')
    .where('external_id', '=', externalId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The user with an e-mail address, ignoring case. */
export async function findUserIdByEmail(
  db: Kysely<Tables>,
  email: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.id
}
