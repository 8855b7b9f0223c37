import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Rolls back one part of a transaction if it fails, so that the other parts are kept; may be nested. */
export async function withSavepoint<Result>(
  tx: Transaction<Tables>,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint one_part`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint one_part`.execute(tx)
    return result
  } catch (error) {
    // Also fails if the connection is gone: then the whole transaction is retried.
    await sql`rollback to savepoint one_part`.execute(tx)
    throw error
  }
}
