import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** How often the time of the last contact of a device is written, ms. */
export const CONTACT_EVERY_MS = 30_000

/** What a device is asked for, by name. */
export async function desiredSettings(
  db: Kysely<Tables>,
  nodeId: string,
): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('device_settings')
    .select(['name', 'desired'])
    .where('node_id', '=', nodeId)
    .where('desired', 'is not', null)
    .orderBy('name')
    .execute()
  return Object.fromEntries(rows.map(({ name, desired }) => [name, desired]))
}
