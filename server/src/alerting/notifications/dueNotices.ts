import { SAME_ALERT_AFTER_MS } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { isMember } from './recipientsOf.ts'

type Tx = Transaction<Tables>

/** Maximum of notifications that one pass processes for one recipient. */
const NOTICES_AT_ONCE = 1_000

/** A change that a recipient is to be notified of now. */
export type DueNotice = Awaited<ReturnType<typeof dueNotices>>[number]

/** The notices that are due for a recipient, oldest first. */
export const dueNotices = (tx: Tx, recipient: string, now: number) =>
  tx
    .selectFrom('notifications')
    .innerJoin('alert_notices', 'alert_notices.id', 'notifications.notice_id')
    .innerJoin('alerts', 'alerts.id', 'notifications.alert_id')
    .select([
      ...(['notifications.id', 'notifications.via', 'notifications.user_id'] as const),
      'notifications.channel_id',
      ...(['notifications.alert_id', 'notifications.notice_id'] as const),
      ...(['alert_notices.ts', 'alert_notices.is_active', 'alert_notices.content'] as const),
      ...(['alert_notices.lacks_data', 'alert_notices.reason'] as const),
      ...(['alerts.organization_id', 'alerts.digest_period'] as const),
    ])
    .where('notifications.recipient', '=', recipient)
    .where('notifications.state', '=', 'waiting')
    .where('notifications.due_at', '<=', now)
    // As it became known: late readings may take back what was noticed before, with a change of an earlier time.
    .orderBy('alert_notices.created_at')
    .orderBy('alert_notices.ts')
    .orderBy('notifications.id')
    .limit(NOTICES_AT_ONCE)
    .execute()

/** The alerts among these that a user subscribes to, in organizations that the user belongs to. */
export async function subscribedAlerts(
  tx: Tx,
  userId: string,
  alertIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('alert_subscribers')
    .innerJoin('alerts', 'alerts.id', 'alert_subscribers.alert_id')
    .select('alerts.id')
    .where('alert_subscribers.user_id', '=', userId)
    .where(sql<boolean>`alerts.id = any(${alertIds}::text[])`)
    .where(isMember)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Until when a recipient is not notified of each of these alerts again, ms UTC; unrestricted alerts are left out. */
export async function restingAlerts(
  tx: Tx,
  recipient: string,
  alertIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('notifications')
    .select(({ fn }) => ['alert_id', fn.max('sent_at').as('sent_at')])
    .where('recipient', '=', recipient)
    .where(sql<boolean>`alert_id = any(${alertIds}::text[])`)
    .where('sent_at', '>', now - SAME_ALERT_AFTER_MS)
    .groupBy('alert_id')
    .execute()
  return new Map(rows.map((row) => [row.alert_id, (row.sent_at ?? now) + SAME_ALERT_AFTER_MS]))
}
