import { DAY_MS } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import { comeBackIn } from '../../../base/errors.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/**
 * Unsuccessful serials per user and day. Devices that wait for their owner are identified only by their serial,
 * so someone who could try serials without limit would find other people's devices.
 */
export const CLAIM_MISSES_MAX = 1000
/** The same for all users of one organization, because an organization can have any number of users. */
export const ORGANIZATION_CLAIM_MISSES_MAX = 3000

/**
 * Counts unsuccessful serials, either all of a claim or none.
 *
 * @param now ms UTC
 * @throws ApiError 429 TOO_MANY_REQUESTS if they would exceed the daily limit
 */
export async function takeClaimMisses(
  tx: Transaction<Tables>,
  {
    userId,
    organizationId,
    misses,
    now,
  }: { userId: string; organizationId: string; misses: number; now: number },
): Promise<void> {
  if (misses === 0) return
  const counters = [
    { table: 'claim_misses', key: 'user_id', id: userId, most: CLAIM_MISSES_MAX },
    {
      table: 'organization_claim_misses',
      key: 'organization_id',
      id: organizationId,
      most: ORGANIZATION_CLAIM_MISSES_MAX,
    },
  ]
  for (const counter of counters) await take(tx, counter, misses, now)
}

interface Counter {
  table: string
  /** The column that identifies whose misses are counted. */
  key: string
  id: string
  most: number
}

async function take(
  tx: Transaction<Tables>,
  { table, key, id, most }: Counter,
  misses: number,
  now: number,
): Promise<void> {
  if (misses > most) throw comeBackIn(DAY_MS)
  const [counted, column] = [sql.table(table), sql.ref(key)]
  const { rows } = await sql`
    insert into ${counted} as known (${column}, missed, ends_at)
    values (${id}, ${misses}, ${now + DAY_MS})
    on conflict (${column}) do update set
      missed = case when known.ends_at <= ${now}::int8 then 0 else known.missed end + excluded.missed,
      ends_at = case when known.ends_at <= ${now}::int8 then excluded.ends_at else known.ends_at end
    where known.ends_at <= ${now}::int8
      or known.missed + excluded.missed <= ${most}
    returning 1`.execute(tx)
  if (rows.length > 0) return
  const known = await sql<{ ends_at: number }>`
    select ends_at from ${counted} where ${column} = ${id}`.execute(tx)
  throw comeBackIn(Math.max(1, (known.rows[0]?.ends_at ?? now) - now))
}
