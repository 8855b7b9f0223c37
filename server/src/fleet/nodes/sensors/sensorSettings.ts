import { sql, type Kysely } from 'kysely'
import { bySensor } from '../../../storage/store/desiredSettings.ts'
import type { Tables } from '../../../storage/store/tables.ts'

/** Name → value of the settings of a sensor, as requested, otherwise as reported. */
export type SensorSettings = Readonly<Record<string, unknown>>

/** The settings of the sensors of nodes, by their connections. */
export async function sensorSettings(
  db: Kysely<Tables>,
  nodeIds: readonly string[],
): Promise<Readonly<Record<string, SensorSettings>>> {
  const rows = await db
    .selectFrom('device_settings')
    .select(['sensor_id', 'name', 'desired', 'desired_version', 'reported'])
    .where(sql<boolean>`device_settings.node_id = any(${[...nodeIds]}::text[])`)
    .where('sensor_id', '<>', '')
    .orderBy('name')
    .execute()
  return bySensor(rows, ({ desired, desired_version: version, reported }) =>
    version === null ? reported : desired,
  )
}
