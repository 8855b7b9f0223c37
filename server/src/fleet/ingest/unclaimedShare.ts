import { DAY_MS } from '@airshed/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

type Db = Kysely<Tables>

/** Devices without an organization that one address may add per day, over all processes. */
export const UNCLAIMED_PER_ADDRESS = 20

/**
 * Counts devices that an address is about to add. The devices of one request are counted all or none.
 *
 * @param now ms UTC
 * @returns 0 if they may be added, otherwise the ms to wait
 */
export async function takeUnclaimedShare(
  db: Db,
  { address, devices, now }: { address: string; devices: number; now: number },
): Promise<number> {
  if (devices > UNCLAIMED_PER_ADDRESS) return DAY_MS
  const { rows } = await sql`
    insert into unclaimed_shares as known (address, added, ends_at)
    values (${address}, ${devices}, ${now + DAY_MS})
    on conflict (address) do update set
      added = case when known.ends_at <= ${now}::int8 then 0 else known.added end + excluded.added,
      ends_at = case when known.ends_at <= ${now}::int8 then excluded.ends_at else known.ends_at end
    where known.ends_at <= ${now}::int8
      or known.added + excluded.added <= ${UNCLAIMED_PER_ADDRESS}
    returning 1`.execute(db)
  if (rows.length > 0) return 0
  const share = await db
    .selectFrom('unclaimed_shares')
    .select('ends_at')
    .where('address', '=', address)
    .executeTakeFirst()
  return Math.max(1, (share?.ends_at ?? now) - now)
}

/**
 * Deletes shares of past days.
 *
 * @param now ms UTC
 */
export async function forgetUnclaimedShares(db: Db, now: number): Promise<void> {
  await db.deleteFrom('unclaimed_shares').where('ends_at', '<=', now).execute()
}
