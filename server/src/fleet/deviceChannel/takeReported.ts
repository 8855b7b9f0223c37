import { isSameSetting } from '@airshed/domain'
import type { MessageOf } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { NewEvent } from '../../access/events/record.ts'
import { forgetSecrets } from './forgetSecrets.ts'
import { bySensor } from '../../storage/store/desiredSettings.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { lockChannel } from './lockChannel.ts'
import type { InboxReader } from './readInbox.ts'
import { reportedSettings, settingKey } from './reportedSettings.ts'

/**
 * Records the settings that a device reports for itself and its sensors, and those that it refused.
 *
 * @param now ms UTC
 * @returns the event to record; null if nothing new was reported
 */
export async function takeReported(
  tx: Transaction<Tables>,
  { nodeId, organizationId, actor }: InboxReader,
  message: MessageOf<'reported'>,
  now: number,
): Promise<NewEvent | null> {
  const { version, refused = [] } = message
  const channel = await lockChannel(tx, nodeId)
  const rows = await tx
    .selectFrom('device_settings')
    .select(['sensor_id', 'name', 'reported', 'reported_at', 'desired_version', 'refused_version'])
    .where('node_id', '=', nodeId)
    .execute()
  const known = new Map(rows.map((row) => [settingKey(row), row]))
  const changed = (await reportedSettings(tx, nodeId, message, rows)).filter((setting) => {
    const row = known.get(settingKey(setting))
    return (
      row === undefined || row.reported_at === null || !isSameSetting(row.reported, setting.value)
    )
  })
  if (changed.length > 0) {
    await tx
      .insertInto('device_settings')
      .values(
        changed.map(({ sensor_id, name, value }) => ({
          node_id: nodeId,
          sensor_id,
          name,
          reported: JSON.stringify(value),
          reported_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['node_id', 'sensor_id', 'name']).doUpdateSet({
          reported: sql<string>`excluded.reported`,
          reported_at: now,
        }),
      )
      .execute()
  }
  const newlyRefused = refused
    .map(({ name, reason, sensor = '' }) => ({ name, reason, sensor_id: sensor }))
    .filter((setting) => {
      const row = known.get(settingKey(setting))
      return (
        row !== undefined &&
        row.desired_version !== null &&
        row.desired_version <= version &&
        (row.refused_version ?? -1) < row.desired_version
      )
    })
  for (const { sensor_id, name, reason } of newlyRefused) {
    await tx
      .updateTable('device_settings')
      .set({ refused_version: version, refused_reason: reason })
      .where('node_id', '=', nodeId)
      .where('sensor_id', '=', sensor_id)
      .where('name', '=', name)
      .execute()
  }
  const forgotten = await forgetSecrets(tx, nodeId, version, now)
  const dealtWith = Math.min(Math.max(version, channel.reported_version), channel.settings_version)
  if (dealtWith !== channel.reported_version) {
    await tx
      .updateTable('device_channels')
      .set({ reported_version: dealtWith })
      .where('node_id', '=', nodeId)
      .execute()
  }
  const isNews = changed.length + newlyRefused.length + Object.keys(forgotten).length > 0
  if (!isNews) return null
  return {
    ts: now,
    name: 'node.settings-reported',
    actor,
    organizationId,
    entity: 'nodes',
    rowId: nodeId,
    before: eventValues(changed, (setting) => known.get(settingKey(setting))?.reported ?? null),
    after: { ...eventValues(changed, ({ value }) => value), ...forgotten },
    detail: {
      version,
      refused: newlyRefused.map(({ sensor_id: sensor, name }) =>
        sensor === '' ? name : `${sensor} ${name}`,
      ),
    },
  }
}

/** Settings as they appear in an event: those of the device by name, those of sensors by sensor and name. */
function eventValues<Setting extends { sensor_id: string; name: string }>(
  settings: readonly Setting[],
  valueOf: (setting: Setting) => unknown,
): Record<string, unknown> {
  const { '': own = {}, ...sensors } = bySensor(settings, valueOf)
  return { ...own, ...sensors }
}
