import { sql, type Kysely } from 'kysely'

/** Each device has at most one data point of its online status, which the server keeps. */
export async function onlineStatus(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create unique index data_points_online_status on data_points (node_id) where path = '190:4'`,
    )
    .execute(db)
}
