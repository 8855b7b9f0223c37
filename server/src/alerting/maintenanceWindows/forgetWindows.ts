import { MAINTENANCE_KEPT_MS } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Deletes maintenance windows some time after their end. @param now ms UTC */
export async function forgetWindows(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('maintenance_windows')
    .where('ends_at', '<', now - MAINTENANCE_KEPT_MS)
    .execute()
}
