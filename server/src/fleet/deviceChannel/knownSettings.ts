import type { Kysely } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Settings of a device by name, as requested, otherwise as it reports them; those that are not known are absent. */
export async function knownSettings(
  db: Kysely<Tables>,
  nodeId: string,
  names: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db
    .selectFrom('device_settings')
    .select(['name', 'desired', 'desired_version', 'reported'])
    .where('node_id', '=', nodeId)
    .where('sensor_id', '=', '')
    .where('name', 'in', [...names])
    .execute()
  return Object.fromEntries(
    rows.map(({ name, desired, desired_version: version, reported }) => [
      name,
      version === null ? reported : desired,
    ]),
  )
}
