import { deviceModel, isPrivateSetting, isSecretSetting, settingState } from '@airshed/domain'
import type { DeviceChannel, NodeSetting, NodeSettings } from '@airshed/schemas'
import type { Kysely, Selectable } from 'kysely'
import { deviceKeyWorks } from '../../../access/rights/makerHolds.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { DeviceSettingsTable } from '../../../storage/store/tables/deviceChannel.ts'

/**
 * The settings of a device and its attached sensors: the requested and reported values, and the state of each.
 *
 * @param canManage whether the caller manages the device; only they see its key and its network
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
      .select(deviceKeyWorks().as('key_works'))
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
  // A key that has ended with the right of its maker counts as none: the device needs another one.
  const madeAt = facts?.key_works === true ? facts.key_made_at : null
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

/** Whether everyone who can read a device sees a setting. */
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
    // A secret is deleted once the device has applied it, so there is nothing left to compare.
    state: isSecret && state === 'reported' && row.asked_at !== null ? 'applied' : state,
    asked_at: row.asked_at,
    asked_by: row.asked_by,
    reported_at: row.reported_at,
    reason: state === 'refused' ? row.refused_reason : null,
  }
}

/**
 * The settings of a device by name, as requested, otherwise as reported; secrets are not included.
 *
 * @param isOwners whether the caller belongs to the organization that uses the device; only they see its network
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
