import { MINUTE_MS } from '@airshed/domain'
import type { Kysely } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

const SETTING = 'online_status'
/** After this long without a sweep, no server was there to hear devices, ms. */
const AWAY_AFTER_MS = 5 * MINUTE_MS

interface Noted {
  /** Time of the last sweep, ms UTC. */
  swept_at?: number
  /** Since when servers have been listening without a break, ms UTC. */
  heard_from?: number
}

/**
 * Notes that devices are swept now.
 *
 * @returns since when servers have been listening to devices without a break, ms UTC; 0: since the first sweep
 */
export async function noteSweep(db: Kysely<Tables>, now: number): Promise<number> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst()
  const { swept_at: sweptAt, heard_from: before = 0 } = (row?.value ?? {}) as Noted
  const isBack = sweptAt !== undefined && now - sweptAt > AWAY_AFTER_MS
  const heardFrom = isBack ? now : before
  const value = JSON.stringify({ swept_at: now, heard_from: heardFrom } satisfies Noted)
  await db
    .insertInto('settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  return heardFrom
}
