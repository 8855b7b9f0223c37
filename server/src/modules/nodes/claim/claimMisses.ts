import { DAY_MS } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import { comeBackIn } from '../../../errors.ts'
import type { Tables } from '../../../store/tables.ts'

/**
 * Serials that one user may name in vain in a day. Devices that wait for their owner are known by their
 * serial alone: whoever could try serials without end would find those of others.
 */
export const CLAIM_MISSES_MAX = 1000

/**
 * Counts serials that were named in vain, all of a claim together or none.
 *
 * @param now ms UTC
 * @throws ApiError 429 TOO_MANY_REQUESTS where they would be too many for a day
 */
export async function takeClaimMisses(
  tx: Transaction<Tables>,
  { userId, misses, now }: { userId: string; misses: number; now: number },
): Promise<void> {
  if (misses === 0) return
  if (misses > CLAIM_MISSES_MAX) throw comeBackIn(DAY_MS)
  const { rows } = await sql`
    insert into claim_misses as known (user_id, missed, ends_at)
    values (${userId}, ${misses}, ${now + DAY_MS})
    on conflict (user_id) do update set
      missed = case when known.ends_at <= ${now}::int8 then 0 else known.missed end + excluded.missed,
      ends_at = case when known.ends_at <= ${now}::int8 then excluded.ends_at else known.ends_at end
    where known.ends_at <= ${now}::int8
      or known.missed + excluded.missed <= ${CLAIM_MISSES_MAX}
    returning 1`.execute(tx)
  if (rows.length > 0) return
  const known = await tx
    .selectFrom('claim_misses')
    .select('ends_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  throw comeBackIn(Math.max(1, (known?.ends_at ?? now) - now))
}
