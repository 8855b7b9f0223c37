import type { Db } from '../../storage/store/db.ts'
import type { StoredChannel } from './channelMessage.ts'

/** A channel with its secrets; undefined if there is none with that id. */
export async function findChannel(db: Db, id: string): Promise<StoredChannel | undefined> {
  return db
    .selectFrom('notification_channels')
    .select(['id', 'name', 'language', 'timezone', 'settings'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * The enabled channels that an alert is sent to, with their secrets; none while its organization is
 * deleted.
 */
export async function findChannelsOfAlert(db: Db, alertId: string): Promise<StoredChannel[]> {
  return db
    .selectFrom('alert_channels')
    .innerJoin('notification_channels', 'notification_channels.id', 'alert_channels.channel_id')
    .innerJoin('organizations', 'organizations.id', 'notification_channels.organization_id')
    .select([
      ...(['notification_channels.id', 'notification_channels.name'] as const),
      ...(['notification_channels.language', 'notification_channels.timezone'] as const),
      'notification_channels.settings',
    ])
    .where('alert_channels.alert_id', '=', alertId)
    .where('notification_channels.is_enabled', '=', true)
    .where('organizations.deleted_at', 'is', null)
    .orderBy('notification_channels.id')
    .execute()
}
