import { isSameSetting, shownSetting } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { lockChannels } from './lockChannel.ts'

/** Settings requested from devices, and by whom. */
interface ManySettingsOrder {
  nodeIds: readonly string[]
  /** Connection of the sensor; '' (the default): the device itself. */
  sensorId?: string
  /** By name; already validated against the schema of its type. */
  settings: Readonly<Record<string, unknown>>
  /** Name of the requester. */
  by: string
  /** ms UTC. */
  now: number
}

/** The same for one device. */
interface SettingsOrder extends Omit<ManySettingsOrder, 'nodeIds'> {
  nodeId: string
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
  { nodeId, ...order }: SettingsOrder,
): Promise<AskedSettings> {
  const asked = await askManySettings(tx, { ...order, nodeIds: [nodeId] })
  return asked.get(nodeId) ?? { before: {}, after: {} }
}

/**
 * The same for many devices, with as many statements as for one.
 *
 * @returns what changed, by device; devices of which nothing new was requested are absent
 */
export async function askManySettings(
  tx: Transaction<Tables>,
  { nodeIds, sensorId = '', settings, by, now }: ManySettingsOrder,
): Promise<ReadonlyMap<string, AskedSettings>> {
  if (nodeIds.length === 0) return new Map()
  const channels = await lockChannels(tx, nodeIds)
  const known = await knownSettings(tx, nodeIds, sensorId)
  const changed = nodeIds.flatMap((nodeId) => {
    const names = Object.keys(settings).filter((name) => {
      const row = known.get(nodeId)?.get(name)
      if (row === undefined || row.desired_version === null) return true
      const isRefused = (row.refused_version ?? -1) >= row.desired_version
      return isRefused || !isSameSetting(row.desired, settings[name])
    })
    return names.length === 0 ? [] : [{ nodeId, names }]
  })
  if (changed.length === 0) return new Map()
  await tx
    .updateTable('device_channels')
    .set((channel) => ({
      settings_version: channel('settings_version', '+', 1),
      settings_position: channel('position', '+', 1),
      position: channel('position', '+', 1),
    }))
    .where(
      'node_id',
      'in',
      changed.map(({ nodeId }) => nodeId),
    )
    .execute()
  await tx
    .updateTable('nodes')
    .set({ version: sql<number>`version + 1` })
    .where(
      'id',
      'in',
      changed.map(({ nodeId }) => nodeId),
    )
    .execute()
  const rows = changed.flatMap(({ nodeId, names }) =>
    names.map((name) => ({
      node_id: nodeId,
      name,
      desired: settings[name],
      desired_version: (channels.get(nodeId)?.settings_version ?? 0) + 1,
    })),
  )
  await sql`insert into device_settings
      (node_id, sensor_id, name, desired, desired_version, asked_at, asked_by)
    select node_id, ${sensorId}, name, desired, desired_version, ${now}::int8, ${by}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as asked(node_id text, name text, desired jsonb, desired_version int4)
    on conflict (node_id, sensor_id, name) do update set
      desired = excluded.desired, desired_version = excluded.desired_version,
      asked_at = excluded.asked_at, asked_by = excluded.asked_by,
      refused_version = null, refused_reason = null`.execute(tx)
  return new Map(
    changed.map(({ nodeId, names }) => {
      const before = (name: string) => known.get(nodeId)?.get(name)?.desired ?? null
      const shown = (valueOf: (name: string) => unknown) =>
        Object.fromEntries(names.map((name) => [name, shownSetting(name, valueOf(name))]))
      return [nodeId, { before: shown(before), after: shown((name) => settings[name]) }]
    }),
  )
}

/** The requested settings of devices, by device and name. */
async function knownSettings(
  tx: Transaction<Tables>,
  nodeIds: readonly string[],
  sensorId: string,
) {
  const rows = await tx
    .selectFrom('device_settings')
    .select(['node_id', 'name', 'desired', 'refused_version', 'desired_version'])
    .where('node_id', 'in', nodeIds)
    .where('sensor_id', '=', sensorId)
    .execute()
  const byNode = Map.groupBy(rows, ({ node_id: id }) => id)
  return new Map([...byNode].map(([id, own]) => [id, new Map(own.map((row) => [row.name, row]))]))
}
