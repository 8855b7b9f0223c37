import { deviceModel, isPrivateSetting, isSecretSetting, settingState } from '@airshed/domain'
import type { DeviceChannel, NodeSetting, NodeSettings } from '@airshed/schemas'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../../store/tables.ts'
import type { DeviceSettingsTable } from '../../../store/tables/deviceChannel.ts'

/**
 * The settings of a device and of the sensors that are attached to it: what was asked for, what it
 * reports, and how each stands.
 *
 * @param canManage only those who manage the device learn of its key, and in which network it is
 */
export async function settingsView(
  db: Kysely<Tables>,
  node: { id: string; type: string },
  canManage: boolean,
): Promise<NodeSettings> {
  const { channel } = deviceModel(node.type)
  const [facts, rows] = await Promise.all([
    db
      .selectFrom('device_channels')
      .select(['key_made_at', 'key_made_by', 'last_contact', 'fetched_version'])
      .where('node_id', '=', node.id)
      .executeTakeFirst(),
    db
      .selectFrom('device_settings')
      .leftJoin('sensors', 'sensors.id', 'device_settings.sensor_id')
      .selectAll('device_settings')
      .where('device_settings.node_id', '=', node.id)
      .where('sensors.removed_at', 'is', null)
      .orderBy('device_settings.sensor_id')
      .orderBy('device_settings.name')
      .execute(),
  ])
  const fetchedVersion = facts?.fetched_version ?? 0
  const madeAt = facts?.key_made_at ?? null
  const shown = rows.filter(({ sensor_id: id, name }) => canManage || isShown(id, name))
  const bySensor = Map.groupBy(shown, ({ sensor_id: id }) => id)
  const viewOf = (own: Row[] = []) => own.map((row) => settingView(row, channel, fetchedVersion))
  return {
    channel,
    last_contact: facts?.last_contact ?? null,
    key:
      canManage && madeAt !== null ? { made_at: madeAt, made_by: facts?.key_made_by ?? '' } : null,
    settings: viewOf(bySensor.get('')),
    sensors: Object.fromEntries(
      [...bySensor].filter(([id]) => id !== '').map(([id, own]) => [id, viewOf(own)]),
    ),
  }
}

/** Whether everybody who reads a device is told a setting. */
const isShown = (sensorId: string, name: string): boolean =>
  sensorId !== '' || !isPrivateSetting(name)

type Row = Selectable<DeviceSettingsTable>

function settingView(row: Row, channel: DeviceChannel, fetchedVersion: number): NodeSetting {
  const desired = row.desired_version === null ? undefined : row.desired
  const reported = row.reported_at === null ? undefined : row.reported
  const state = settingState(
    {
      desired,
      desiredVersion: row.desired_version ?? 0,
      reported,
      refusedVersion: row.refused_version,
      fetchedVersion,
    },
    channel,
  )
  const isSecret = row.sensor_id === '' && isSecretSetting(row.name)
  return {
    name: row.name,
    ...(desired === undefined || isSecret ? {} : { desired }),
    ...(reported === undefined || isSecret ? {} : { reported }),
    // A secret that a device has taken is forgotten, so there is nothing left to compare.
    state: isSecret && state === 'reported' && row.asked_at !== null ? 'applied' : state,
    asked_at: row.asked_at,
    asked_by: row.asked_by,
    reported_at: row.reported_at,
    reason: state === 'refused' ? row.refused_reason : null,
  }
}

/**
 * The values of a device by name, as they were asked for, else as it reports them; none is a secret.
 *
 * @param isOwners only members of who uses the device learn in which network it is
 */
export async function settingValues(
  db: Kysely<Tables>,
  nodeId: string,
  isOwners: boolean,
): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('device_settings')
    .select(['name', 'desired', 'desired_version', 'reported'])
    .where('node_id', '=', nodeId)
    .where('sensor_id', '=', '')
    .orderBy('name')
    .execute()
  const shown = rows.filter(
    ({ name }) => !isSecretSetting(name) && (isOwners || !isPrivateSetting(name)),
  )
  return Object.fromEntries(
    shown.map(({ name, desired, desired_version: version, reported }) => [
      name,
      version === null ? reported : desired,
    ]),
  )
}
