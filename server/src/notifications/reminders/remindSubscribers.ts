import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@airshed/domain'
import type { NoticeReason } from '@airshed/schemas'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { maintenanceUntil } from '../../maintenance/maintenanceUntil.ts'
import type { Tables } from '../../store/tables.ts'
import { withSavepoint } from '../../store/withSavepoint.ts'
import { insertNotifications } from '../insertNotifications.ts'
import { recipientsOf } from '../recipientsOf.ts'
import { takeDueReminders, type RemindedAlert } from './dueReminders.ts'
import { lastNotice, type LastNotice } from './lastNotice.ts'

type Tx = Transaction<Tables>

/** Delay before a reminder that could not be stored is tried again. */
const FAILED_AGAIN_AFTER_MS = MINUTE_MS

/**
 * Tells subscribers of alerts that are no longer muted and still active, or still have no data. Whether they knew that
 * before the mute does not matter: a mute puts a message off, and does not replace it.
 *
 * @returns how many alerts were processed; 0: none is due, or other processes are doing it
 */
export async function remindSubscribers({
  store,
  clock,
  log,
}: Pick<ServerContext, 'store' | 'clock' | 'log'>): Promise<number> {
  return store.db.transaction().execute(async (tx) => {
    const now = clock()
    const due = await takeDueReminders(tx, now)
    for (const alert of due) {
      try {
        await withSavepoint(tx, () => remind(tx, alert, now))
      } catch (error) {
        // One that cannot be reminded of must not hold up the others.
        log.error({ err: error, alert_id: alert.id }, 'Subscribers cannot be reminded of an alert')
        await lookAgainAt(tx, alert.id, now + FAILED_AGAIN_AFTER_MS)
      }
    }
    return due.length
  })
}

const lookAgainAt = (tx: Tx, alertId: string, ts: number | null) =>
  tx.updateTable('alerts').set({ mute_over_at: ts }).where('id', '=', alertId).execute()

async function remind(tx: Tx, alert: RemindedAlert, now: number): Promise<void> {
  const notice = await lastNotice(tx, alert.id)
  // A beginning that maintenance withholds is told by its end, see `tellAfterMaintenance`.
  if (notice === undefined || notice.held_until !== null || !isStanding(alert, notice)) {
    await lookAgainAt(tx, alert.id, null)
    return
  }
  const { conditions } = notice.content
  const { organization_id: organizationId } = alert
  // Without locking: changing a window locks in the opposite order, and has this alert looked at again.
  const watched = { organizationId, conditions, now, isLocking: false }
  const untilMs = await maintenanceUntil(tx, watched)
  await lookAgainAt(tx, alert.id, untilMs)
  if (untilMs === null) await tell(tx, { alert, notice, reason: 'mute_over', now })
}

/** Whether an alert is active, or has no data, and the notice is of that. */
const isStanding = (
  { status, latest_value: isActive, lacks_data: lacksData }: RemindedAlert,
  notice: LastNotice,
): boolean =>
  status !== 'deactivated' &&
  (isActive === true || lacksData) &&
  notice.is_active === (isActive ?? false) &&
  notice.lacks_data === lacksData

interface Told {
  alert: RemindedAlert
  /** What it reminds of. */
  notice: LastNotice
  reason: NoticeReason
  now: number
}

async function tell(tx: Tx, { alert, notice, reason, now }: Told): Promise<void> {
  const recipients = await recipientsOf(tx, alert, now)
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
      withheld: recipients.length === 0 ? 'nobody' : null,
    })
    .execute()
  if (recipients.length === 0) return
  await insertNotifications(tx, { noticeId, alertId: alert.id }, recipients)
}
