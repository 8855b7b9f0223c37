import { isSameSetting, shownSetting } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { lockChannel } from './lockChannel.ts'

/** Settings requested from a device, and by whom. */
export interface SettingsOrder {
  nodeId: string
  /** Connection of the sensor; '' (the default): the device itself. */
  sensorId?: string
  /** By name; already validated against the schema of its type. */
  settings: Readonly<Record<string, unknown>>
  /** Name of the requester. */
  by: string
  /** ms UTC. */
  now: number
}

/**
 * The settings that an order changed, as requested before and now; for a secret, only whether it is
 * set.
 */
export interface AskedSettings {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * Stores the settings requested from a device. A value that was already requested is requested again only
 * if the device refused it.
 *
 * @returns what changed; empty if nothing did
 */
export async function askSettings(
  tx: Transaction<Tables>,
  { nodeId, sensorId = '', settings, by, now }: SettingsOrder,
): Promise<AskedSettings> {
  const channel = await lockChannel(tx, nodeId)
  const rows = await tx
    .selectFrom('device_settings')
    .select(['name', 'desired', 'refused_version', 'desired_version'])
    .where('node_id', '=', nodeId)
    .where('sensor_id', '=', sensorId)
    .execute()
  const known = new Map(rows.map((row) => [row.name, row]))
  const changed = Object.entries(settings).filter(([name, value]) => {
    const row = known.get(name)
    if (row === undefined || row.desired_version === null) return true
    const isRefused = (row.refused_version ?? -1) >= row.desired_version
    return isRefused || !isSameSetting(row.desired, value)
  })
  if (changed.length === 0) return { before: {}, after: {} }
  const version = channel.settings_version + 1
  const position = channel.position + 1
  await tx
    .updateTable('device_channels')
    .set({ settings_version: version, settings_position: position, position })
    .where('node_id', '=', nodeId)
    .execute()
  for (const [name, value] of changed) {
    const asked = {
      desired: JSON.stringify(value),
      desired_version: version,
      asked_at: now,
      asked_by: by,
      refused_version: null,
      refused_reason: null,
    }
    await tx
      .insertInto('device_settings')
      .values({
        node_id: nodeId,
        sensor_id: sensorId,
        name,
        ...asked,
        reported: null,
        reported_at: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['node_id', 'sensor_id', 'name']).doUpdateSet(asked),
      )
      .execute()
  }
  return {
    before: Object.fromEntries(
      changed.map(([name]) => [name, shownSetting(name, known.get(name)?.desired ?? null)]),
    ),
    after: Object.fromEntries(changed.map(([name, value]) => [name, shownSetting(name, value)])),
  }
}
