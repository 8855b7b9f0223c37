import { deviceModel, settingState } from '@airshed/domain'
import type { NodeSetting, NodeSettings } from '@airshed/schemas'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../store/tables.ts'

/**
 * The settings of a device: what was asked for, what it reports, and how each stands.
 *
 * @param canManage only those who manage the device learn of its key
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
      .selectAll()
      .where('node_id', '=', node.id)
      .orderBy('name')
      .execute(),
  ])
  const fetchedVersion = facts?.fetched_version ?? 0
  const madeAt = facts?.key_made_at ?? null
  return {
    channel,
    last_contact: facts?.last_contact ?? null,
    key:
      canManage && madeAt !== null ? { made_at: madeAt, made_by: facts?.key_made_by ?? '' } : null,
    settings: rows.map((row): NodeSetting => {
      const desired = row.desired ?? undefined
      const reported = row.reported ?? undefined
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
      return {
        name: row.name,
        ...(desired === undefined ? {} : { desired }),
        ...(reported === undefined ? {} : { reported }),
        state,
        asked_at: row.asked_at,
        asked_by: row.asked_by,
        reported_at: row.reported_at,
        reason: state === 'refused' ? row.refused_reason : null,
      }
    }),
  }
}

/** The values of a device by name, as they were asked for, else as it reports them. */
export async function settingValues(
  db: Kysely<Tables>,
  nodeId: string,
): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('device_settings')
    .select(['name', 'desired', 'reported'])
    .where('node_id', '=', nodeId)
    .orderBy('name')
    .execute()
  return Object.fromEntries(rows.map(({ name, desired, reported }) => [name, desired ?? reported]))
}
