import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../store/tables.ts'

/**
 * Notes data points whose readings are to be removed: they are gone themselves, or have other keys now,
 * so that nothing finds these readings any more.
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
