import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Locks commands that wait for their devices until the end of the transaction. Delivering and withdrawing both begin with it:
 * whichever locks a command first has it, and neither waits for the other in a circle, as the locks are taken in one order.
 *
 * @param condition on `device_commands`
 * @param now ms UTC
 * @returns the ids of those that still wait
 */
export async function lockQueuedCommands(
  tx: Transaction<Tables>,
  condition: RawBuilder<SqlBool>,
  now: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('device_commands')
    .select('id')
    .where('state', '=', 'queued')
    .where('expires_at', '>', now)
    .where(sql<SqlBool>`(${condition})`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
