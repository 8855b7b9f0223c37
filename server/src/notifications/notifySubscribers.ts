import { randomUUID } from 'node:crypto'
import { isMuted, type AlertNotice } from '@airshed/domain'
import type { NotificationWithheld } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Notify } from '../alerts/followAlerts.ts'
import { measuredConditions } from '../alerts/measuredConditions.ts'
import type { WorkRow } from '../alerts/takeAlerts.ts'
import type { ServerContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import type { NoticeContent } from '../store/tables/notifications.ts'
import { recipientsOf, type Recipient } from './recipientsOf.ts'

type Tx = Transaction<Tables>

/**
 * Writes down who is told of each change of an alert, by which way and when, in the transaction of the
 * change. Messages are made of that later: a change that was stored is told, and none is told twice.
 */
export const notifySubscribers =
  ({ clock }: Pick<ServerContext, 'clock'>): Notify =>
  async (tx, alert, notices) => {
    const now = clock()
    const recipients = await recipientsOf(tx, alert, now)
    for (const notice of notices) {
      const conditions = measuredConditions(alert.rules, notice)
      const withheld = await withheldBy(tx, alert, notice, recipients, now)
      const id = randomUUID()
      await tx
        .insertInto('alert_notices')
        .values({
          id,
          alert_id: alert.id,
          ts: notice.ts,
          is_active: notice.isActive,
          content: JSON.stringify(contentOf(alert, conditions)),
          created_at: now,
          withheld,
        })
        .execute()
      if (withheld === null) await insertNotifications(tx, id, alert.id, recipients)
    }
  }

const contentOf = (alert: WorkRow, conditions: NoticeContent['conditions']): NoticeContent => ({
  name: alert.name,
  description: alert.description,
  level: alert.notification_level,
  conditions,
  references: alert.named_values ?? [],
})

async function withheldBy(
  tx: Tx,
  alert: WorkRow,
  notice: AlertNotice,
  recipients: readonly Recipient[],
  now: number,
): Promise<NotificationWithheld | null> {
  if (isMuted(alert.muted_until, now)) return 'muted'
  if (recipients.length === 0) return 'nobody'
  if (notice.isActive) return null
  const begun = await tx
    .selectFrom('alert_notices')
    .select(['is_active', 'withheld'])
    .where('alert_id', '=', alert.id)
    .orderBy('created_at', 'desc')
    .orderBy('ts', 'desc')
    .limit(1)
    .executeTakeFirst()
  return begun !== undefined && begun.is_active && begun.withheld !== null ? 'not_begun' : null
}

async function insertNotifications(
  tx: Tx,
  noticeId: string,
  alertId: string,
  recipients: readonly Recipient[],
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values(
      recipients.map(({ recipient, via, userId, channelId, dueAt, isReached }) => ({
        notice_id: noticeId,
        alert_id: alertId,
        recipient,
        via,
        user_id: userId,
        channel_id: channelId,
        due_at: dueAt,
        state: isReached ? ('waiting' as const) : ('dropped' as const),
        message_id: null,
        sent_at: null,
      })),
    )
    .execute()
}
