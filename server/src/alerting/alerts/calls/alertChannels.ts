import type { AlertSubscribers, Issue } from '@airshed/schemas'
import { sql } from 'kysely'
import type { Db } from '../../../storage/store/db.ts'

type Channel = AlertSubscribers['channels'][number]

/**
 * The notification channels of each of these alerts, by name.
 *
 * @param alertIds of alerts that the caller is known to be able to read
 */
export async function findAlertChannels(
  db: Db,
  alertIds: readonly string[],
): Promise<ReadonlyMap<string, Channel[]>> {
  const { rows } = await sql<Channel & { alert_id: string }>`
    select alert_channels.alert_id, notification_channels.id as _id, notification_channels.name,
      notification_channels.settings->>'kind' as kind, notification_channels.is_enabled
    from alert_channels
    join notification_channels on notification_channels.id = alert_channels.channel_id
    where alert_channels.alert_id = any(${[...alertIds]}::text[])
    order by notification_channels.name, notification_channels.id`.execute(db)
  const groups = Map.groupBy(rows, (row) => row.alert_id)
  return new Map(
    [...groups].map(([alertId, channels]) => [
      alertId,
      channels.map(({ _id, name, kind, is_enabled }) => ({ _id, name, kind, is_enabled })),
    ]),
  )
}

/** Issues for those of the channels that the organization does not have. */
export async function channelIssues(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Issue[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('notification_channels')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids.flatMap((id, at) =>
    known.has(id)
      ? []
      : [
          {
            path: `/subscribers/channels/${at}`,
            expected: 'a notification channel of the organization',
            got: id,
          },
        ],
  )
}

/** Replaces the channels of an alert with those of its draft. */
export async function linkChannels(db: Db, alertId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('alert_channels').where('alert_id', '=', alertId).execute()
  await sql`insert into alert_channels (alert_id, channel_id)
    select ${alertId}, unnest(${[...new Set(ids)]}::text[])`.execute(db)
}
