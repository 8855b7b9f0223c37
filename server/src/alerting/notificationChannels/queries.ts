import type { ChannelSort, List, NotificationChannelQuery } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf } from '../../storage/rows/listOf.ts'
import { key, type RowList } from '../../storage/rows/rowList.ts'
import type { VisibleRows } from '../../storage/rows/visible.ts'
import type { Db } from '../../storage/store/db.ts'
import type { Tables } from '../../storage/store/tables.ts'
import type { ChannelRow } from './channelView.ts'

const channelList: RowList<ChannelSort> = {
  name: 'notification_channels',
  table: 'notification_channels',
  id: 'notification_channels.id',
  sort: {
    name: [key('notification_channels.name', 'text')],
    created: [key('notification_channels.created_at', 'int8')],
  },
  defaultSort: 'name',
  search: [sql.ref('notification_channels.name')],
}

/** A channel with the number of alerts that are sent to it. */
export type CountedChannel = ChannelRow & { alerts_count: number }

/** One part of the channels that match a query. */
export const findChannels = (
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: NotificationChannelQuery,
): Promise<List<CountedChannel>> =>
  listOf(db, channelList, { query, visible, select: countedChannels(db) })

/** One channel that the caller is known to be able to read. */
export const countedChannel = (db: Db, id: string): Promise<CountedChannel> =>
  countedChannels(db).where('notification_channels.id', '=', id).executeTakeFirstOrThrow()

const countedChannels = (db: Db) =>
  db
    .selectFrom('notification_channels')
    .selectAll('notification_channels')
    .select(
      sql<number>`(select count(*)::int4 from alert_channels
        where alert_channels.channel_id = notification_channels.id)`.as('alerts_count'),
    )
