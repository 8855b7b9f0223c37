import { randomUUID } from 'node:crypto'
import type { NoticeReason } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../storage/store/tables.ts'
import { insertNotifications } from '../insertNotifications.ts'
import { recipientsOf } from '../recipientsOf.ts'
import type { RemindedAlert } from './dueReminders.ts'
import type { LastNotice } from './lastNotice.ts'

interface Reminder {
  alert: RemindedAlert
  /** What it reminds of. */
  notice: LastNotice
  reason: Exclude<NoticeReason, 'change'>
  /** `known`: those who are notified of the changes of the alert by now. `second`: its second recipients. */
  to: 'known' | 'second'
  /** ms UTC. */
  now: number
}

/** Stores that recipients are reminded of a change; for second recipients only if there are any. */
export async function storeReminder(
  tx: Transaction<Tables>,
  { alert, notice, reason, to, now }: Reminder,
): Promise<void> {
  const who = to === 'second' ? to : alert.is_escalated ? 'all' : 'first'
  const recipients = await recipientsOf(tx, alert, { who, now })
  const isNobody = recipients.length === 0
  if (isNobody && to === 'second') return
  const noticeId = randomUUID()
  await tx
    .insertInto('alert_notices')
    .values({
      id: noticeId,
      alert_id: alert.id,
      ts: notice.ts,
      is_active: notice.is_active,
      lacks_data: notice.lacks_data,
      content: JSON.stringify(notice.content),
      created_at: now,
      reason,
      withheld: isNobody ? 'nobody' : null,
    })
    .execute()
  if (!isNobody) await insertNotifications(tx, { noticeId, alertId: alert.id }, recipients)
}
