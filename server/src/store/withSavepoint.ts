import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Undoes what was written for one part of a transaction where it fails, so that the others stand; parts may have parts. */
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
    // Fails too where the connection is gone: then all of it is tried again.
    await sql`rollback to savepoint one_part`.execute(tx)
    throw error
  }
}
