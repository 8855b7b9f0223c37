import type { Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import type { Recipient } from './recipientsOf.ts'

/** The notice that recipients are notified of. */
interface StoredNotice {
  noticeId: string
  alertId: string
}

/** Stores that recipients are to be notified of a change. @param recipients not empty */
export async function insertNotifications(
  tx: Transaction<Tables>,
  { noticeId, alertId }: StoredNotice,
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
