import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** How often the time of the last contact of a device is written, ms. */
export const CONTACT_EVERY_MS = 30_000

type Settings = Record<string, unknown>

/** Requested settings of a device, by name. */
interface DesiredSettings {
  settings: Settings
  /** Requested settings of its sensors, by their connections; absent if there are none. */
  sensors?: Record<string, Settings>
}

export async function desiredSettings(
  db: Kysely<Tables>,
  nodeId: string,
): Promise<DesiredSettings> {
  const rows = await db
    .selectFrom('device_settings')
    .select(['sensor_id', 'name', 'desired'])
    .where('node_id', '=', nodeId)
    .where('desired_version', 'is not', null)
    .orderBy('sensor_id')
    .orderBy('name')
    .execute()
  const { '': settings = {}, ...sensors } = bySensor(rows, ({ desired }) => desired)
  return { settings, ...(Object.keys(sensors).length === 0 ? {} : { sensors }) }
}

/** Settings by their sensor ('': the device itself) and their names. */
export const bySensor = <Row extends { sensor_id: string; name: string }>(
  rows: readonly Row[],
  valueOf: (row: Row) => unknown,
): Record<string, Settings> =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ sensor_id: id }) => id)].map(([id, own]) => [
      id,
      Object.fromEntries(own.map((row) => [row.name, valueOf(row)])),
    ]),
  )
