import type { AlertSubscriber, AlertSubscribers } from '@airshed/schemas'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../storage/store/db.ts'
import type { AlertsTable } from '../../../storage/store/tables/alerts.ts'
import { USER_NAME } from '../../../access/identity/userName.ts'
import { findAlertChannels } from './alertChannels.ts'

/**
 * The subscribers of each of these alerts, by name. A user who left the organization of an alert is no longer
 * notified, and is not listed.
 *
 * @param alertIds of alerts that the caller is known to be able to read
 */
export const findSubscribers = (
  db: Db,
  alertIds: readonly string[],
): Promise<ReadonlyMap<string, AlertSubscriber[]>> => findUsers(db, alertIds, false)

/** The second recipients of each of these alerts, like {@link findSubscribers}. */
const findSecondRecipients = (
  db: Db,
  alertIds: readonly string[],
): Promise<ReadonlyMap<string, AlertSubscriber[]>> => findUsers(db, alertIds, true)

async function findUsers(
  db: Db,
  alertIds: readonly string[],
  isSecond: boolean,
): Promise<ReadonlyMap<string, AlertSubscriber[]>> {
  const { rows } = await sql<AlertSubscriber & { alert_id: string }>`
    select alert_subscribers.alert_id, users.id as _id,
      ${USER_NAME} as name, alert_subscribers.notification_method
    from alert_subscribers
    join alerts on alerts.id = alert_subscribers.alert_id
    join users on users.id = alert_subscribers.user_id
    where alert_subscribers.alert_id = any(${[...alertIds]}::text[])
      and alert_subscribers.is_second = ${isSecond}
      and exists (select 1 from user_permissions
        where user_permissions.user_id = users.id
          and user_permissions.organization_id = alerts.organization_id)
    order by name, users.id`.execute(db)
  const groups = Map.groupBy(rows, (row) => row.alert_id)
  return new Map(
    [...groups].map(([alertId, users]) => [
      alertId,
      users.map(({ alert_id: _alertId, ...user }) => user),
    ]),
  )
}

/** Who is notified of each of these alerts, and how. @param rows of alerts that the caller is known to be able to read */
export async function subscribersOf(
  db: Db,
  rows: readonly NotifyingAlert[],
): Promise<ReadonlyMap<string, AlertSubscribers>> {
  const ids = rows.map(({ id }) => id)
  const users = await findSubscribers(db, ids)
  const second = await findSecondRecipients(db, ids)
  const channels = await findAlertChannels(db, ids)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        users: users.get(row.id) ?? [],
        channels: channels.get(row.id) ?? [],
        notification_method: row.notification_method,
        digest_period: row.digest_period,
        repeat_every_ms: row.repeat_ms,
        escalation: escalationOf(row, second.get(row.id) ?? []),
      },
    ]),
  )
}

type NotifyingAlert = Pick<
  Selectable<AlertsTable>,
  'id' | 'notification_method' | 'digest_period' | 'repeat_ms' | 'escalate_ms'
>

const escalationOf = (
  { escalate_ms: afterMs }: NotifyingAlert,
  users: AlertSubscriber[],
): AlertSubscribers['escalation'] =>
  afterMs === null || users.length === 0 ? null : { users, after_ms: afterMs }
