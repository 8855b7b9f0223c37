import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/**
 * Records data points whose readings are to be removed. The data points are deleted or have new keys, so these
 * readings can no longer be found.
 *
 * @param now ms UTC
 */
export async function noteRemoved(
  tx: Transaction<Tables>,
  { keys, now }: { keys: readonly number[]; now: number },
): Promise<void> {
  if (keys.length === 0) return
  await sql`insert into removed_data_points (key, removed_at)
    select key, ${now}::int8 from unnest(${[...keys]}::int4[]) as gone (key)`.execute(tx)
}
