import type { AlertSubscribers } from '@airshed/schemas'
import { sql } from 'kysely'
import type { Db } from '../../store/db.ts'
import { USER_NAME } from '../users/userName.ts'

type Subscriber = AlertSubscribers['users'][number]

/**
 * The subscribers of each of these alerts, by name. A user who left the organization of an alert is no longer
 * notified, and is not listed.
 *
 * @param alertIds of alerts that the caller is known to be able to read
 */
export async function findSubscribers(
  db: Db,
  alertIds: readonly string[],
): Promise<ReadonlyMap<string, Subscriber[]>> {
  const { rows } = await sql<{ alert_id: string; _id: string; name: string }>`
    select alert_subscribers.alert_id, users.id as _id,
      ${USER_NAME} as name
    from alert_subscribers
    join alerts on alerts.id = alert_subscribers.alert_id
    join users on users.id = alert_subscribers.user_id
    where alert_subscribers.alert_id = any(${[...alertIds]}::text[])
      and exists (select 1 from user_permissions
        where user_permissions.user_id = users.id
          and user_permissions.organization_id = alerts.organization_id)
    order by name, users.id`.execute(db)
  const groups = Map.groupBy(rows, (row) => row.alert_id)
  return new Map(
    [...groups].map(([alertId, users]) => [alertId, users.map(({ _id, name }) => ({ _id, name }))]),
  )
}
