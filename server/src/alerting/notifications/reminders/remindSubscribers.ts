import { isMuted, MINUTE_MS } from '@airshed/domain'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { maintenanceUntil } from '../../maintenanceWindows/maintenanceUntil.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { withSavepoint } from '../../../storage/store/withSavepoint.ts'
import { takeDueReminders, type RemindedAlert } from './dueReminders.ts'
import { lastNotice, type LastNotice } from './lastNotice.ts'
import {
  endReminders,
  scheduleReminders,
  suspendReminders,
} from '../../alerts/scheduleReminders.ts'
import { storeReminder } from './storeReminder.ts'

type Tx = Transaction<Tables>
type Times = Pick<RemindedAlert, 'mute_over_at' | 'repeat_at' | 'escalate_at'>

/** Delay before a reminder that could not be stored is tried again. */
const FAILED_AGAIN_AFTER_MS = MINUTE_MS
/**
 * Under maintenance, at least this often is looked whether it still is: a window may be ended early, and whoever ends it
 * must not wait for the row of an alert, which is locked in the opposite order.
 */
const MAINTENANCE_POLL_EVERY_MS = 5 * MINUTE_MS

/**
 * Reminds subscribers of alerts that are still active, or still have no data: after a mute, whether they knew that before
 * or not, as a mute puts a message off and does not replace it; and, as long as nobody has acknowledged the alert,
 * repeatedly. Its second recipients are notified of it then, too.
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
        await moveDue(tx, alert, now, now + FAILED_AGAIN_AFTER_MS)
      }
    }
    return due.length
  })
}

async function remind(tx: Tx, alert: RemindedAlert, now: number): Promise<void> {
  const notice = await lastNotice(tx, alert.id)
  if (notice === undefined || !isCurrent(alert, notice)) {
    await moveDue(tx, alert, now, null)
    return endReminders(tx, alert.id)
  }
  // A beginning that maintenance withholds is reported by its end, see `notifyAfterMaintenance`.
  if (notice.held_until !== null) return moveDue(tx, alert, now, null)
  if (isMuted(alert.muted_until, now)) return suspendReminders(tx, alert.id)
  const isMuteOver = isDue(alert.mute_over_at, now)
  if (!isMuteOver && alert.acknowledged_at !== null) return suspendReminders(tx, alert.id)
  const { conditions } = notice.content
  const { organization_id: organizationId } = alert
  const watched = { organizationId, conditions, now, isLocking: false }
  const untilMs = await maintenanceUntil(tx, watched)
  if (untilMs !== null) {
    return moveDue(tx, alert, now, Math.min(untilMs, now + MAINTENANCE_POLL_EVERY_MS))
  }
  if (isMuteOver) await storeReminder(tx, { alert, notice, reason: 'mute_over', to: 'known', now })
  else await urge(tx, alert, notice, now)
  await scheduleReminders(tx, alert.id, now)
}

/** Reports an alert that nobody has acknowledged. */
async function urge(tx: Tx, alert: RemindedAlert, notice: LastNotice, now: number): Promise<void> {
  // Before its second recipients are notified: they would be notified twice.
  if (isDue(alert.repeat_at, now)) {
    await storeReminder(tx, { alert, notice, reason: 'unacknowledged', to: 'known', now })
  }
  if (!isDue(alert.escalate_at, now)) return
  await storeReminder(tx, { alert, notice, reason: 'escalated', to: 'second', now })
  await tx.updateTable('alerts').set({ is_escalated: true }).where('id', '=', alert.id).execute()
}

const isDue = (ts: number | null, now: number): boolean => ts !== null && ts <= now

/** Whether an alert is active, or has no data, and the notice is of that. */
const isCurrent = (
  { status, latest_value: isActive, lacks_data: lacksData }: RemindedAlert,
  notice: LastNotice,
): boolean =>
  status !== 'deactivated' &&
  (isActive === true || lacksData) &&
  notice.is_active === (isActive ?? false) &&
  notice.lacks_data === lacksData

/** Has what is due of an alert looked at again at another time; null: not at all. */
async function moveDue(
  tx: Tx,
  alert: RemindedAlert,
  now: number,
  ts: number | null,
): Promise<void> {
  const moved = (at: number | null): number | null => (isDue(at, now) ? ts : at)
  const times: Times = {
    mute_over_at: moved(alert.mute_over_at),
    repeat_at: moved(alert.repeat_at),
    escalate_at: moved(alert.escalate_at),
  }
  await tx.updateTable('alerts').set(times).where('id', '=', alert.id).execute()
}
