import { shownSetting } from '@airshed/domain'
import type { MessageOf } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Maximum of stored settings per device, so that it cannot fill the store with made-up names. */
const DEVICE_SETTINGS_MAX = 200
/** The same of one sensor. */
const SENSOR_SETTINGS_MAX = 100

interface SettingName {
  /** '': the device itself. */
  sensor_id: string
  name: string
}

/** A setting of a device or a sensor as a key. */
export const settingKey = ({ sensor_id: sensor, name }: SettingName): string =>
  JSON.stringify([sensor, name])

/**
 * The settings of a report that are stored: only of sensors that the device has, and of each as many as
 * there is room for.
 *
 * @param known those that the store has
 */
export async function reportedSettings(
  tx: Transaction<Tables>,
  nodeId: string,
  { settings, sensors = {} }: MessageOf<'reported'>,
  known: readonly SettingName[],
): Promise<(SettingName & { value: unknown })[]> {
  const ids = Object.keys(sensors)
  const attached = new Set(ids.length === 0 ? [] : await attachedSensors(tx, nodeId, ids))
  const keys = new Set(known.map(settingKey))
  const keep = (sensor: string, values: Readonly<Record<string, unknown>>, most: number) => {
    let room = most - known.filter(({ sensor_id: id }) => id === sensor).length
    return Object.entries(values)
      .map(([name, value]) => ({
        sensor_id: sensor,
        name,
        // A secret that a device reports back must not be stored.
        value: shownSetting(name, value),
      }))
      .filter((setting) => keys.has(settingKey(setting)) || (room -= 1) >= 0)
  }
  return [
    ...keep('', settings, DEVICE_SETTINGS_MAX),
    ...Object.entries(sensors)
      .filter(([id]) => attached.has(id))
      .flatMap(([id, values]) => keep(id, values, SENSOR_SETTINGS_MAX)),
  ]
}

/** The sensors among these that the device has; one that was removed counts until it is added again. */
async function attachedSensors(
  tx: Transaction<Tables>,
  nodeId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('sensors')
    .select('id')
    .where('node_id', '=', nodeId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}
