import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AccessContextsTable } from '../../store/tables/organizations.ts'
import type { Tables } from '../../store/tables.ts'

/**
 * Takes away what a user acts as; answers it, or undefined where there was nothing. Others that
 * would do the same wait for this transaction.
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

/** The organization of an `external_id`, regardless of its members. */
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

/** The user of an e-mail address, in any case of its letters. */
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
