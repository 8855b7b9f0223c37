import { isMuted, MINUTE_MS } from '@airshed/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { maintenanceUntil } from '../maintenanceWindows/maintenanceUntil.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { withSavepoint } from '../../storage/store/withSavepoint.ts'
import { insertNotifications } from './insertNotifications.ts'
import { recipientsOf } from './recipientsOf.ts'
import { scheduleReminders } from '../alerts/scheduleReminders.ts'

type Tx = Transaction<Tables>

/** Maximum notices per transaction. */
const NOTICES_AT_ONCE = 100
/** Delay before a notice that could not be sent is retried. */
const FAILED_AGAIN_AFTER_MS = MINUTE_MS

/**
 * After maintenance, notifies subscribers of alerts that are still active, or still have no data, and whose beginning was
 * withheld by it. An alert that has ended meanwhile is not reported.
 *
 * @returns how many were processed; 0: none is due, or other processes are doing it
 */
export async function notifyAfterMaintenance({
  store,
  clock,
  log,
}: Pick<ServerContext, 'store' | 'clock' | 'log'>): Promise<number> {
  return store.db.transaction().execute(async (tx) => {
    const now = clock()
    const held = await takeHeld(tx, now)
    for (const notice of held) {
      try {
        await withSavepoint(tx, () => settle(tx, notice, now))
      } catch (error) {
        // A notice that cannot be sent must not hold up the others.
        log.error(
          { err: error, notice_id: notice.id },
          'A change cannot be reported after maintenance',
        )
        await recheckAt(tx, notice.id, now + FAILED_AGAIN_AFTER_MS)
      }
    }
    return held.length
  })
}

const recheckAt = (tx: Tx, noticeId: string, ts: number) =>
  tx.updateTable('alert_notices').set({ held_until: ts }).where('id', '=', noticeId).execute()

/** When the next held notice is due, ms UTC; null: none is held. */
export async function nextHeldTs(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('alert_notices')
    .select(({ fn }) => fn.min('held_until').as('due'))
    .where('withheld', '=', 'maintenance')
    .where('held_until', 'is not', null)
    .executeTakeFirst()
  return row?.due ?? null
}

type HeldNotice = Awaited<ReturnType<typeof takeHeld>>[number]

/** Locks the alerts too, so that none of them changes before its notice is sent. */
const takeHeld = (tx: Tx, now: number) =>
  tx
    .selectFrom('alert_notices')
    .innerJoin('alerts', 'alerts.id', 'alert_notices.alert_id')
    .select([
      ...(['alert_notices.id', 'alert_notices.alert_id', 'alert_notices.content'] as const),
      ...(['alert_notices.is_active', 'alert_notices.lacks_data'] as const),
      ...(['alerts.organization_id', 'alerts.status', 'alerts.latest_value'] as const),
      ...(['alerts.lacks_data as lacks_data_now', 'alerts.is_escalated'] as const),
      ...(['alerts.muted_until', 'alerts.notification_method', 'alerts.digest_period'] as const),
      sql<boolean>`not exists (select from alert_notices newer
        where newer.alert_id = alert_notices.alert_id
          and (newer.created_at, newer.ts) > (alert_notices.created_at, alert_notices.ts))`.as(
        'is_newest',
      ),
    ])
    .where('alert_notices.withheld', '=', 'maintenance')
    .where('alert_notices.held_until', '<=', now)
    .orderBy('alert_notices.held_until')
    .limit(NOTICES_AT_ONCE)
    .forUpdate(['alert_notices', 'alerts'])
    .skipLocked()
    .execute()

async function settle(tx: Tx, notice: HeldNotice, now: number): Promise<void> {
  const { id: noticeId, alert_id: alertId, organization_id: organizationId } = notice
  const set = (change: { withheld?: 'muted' | 'nobody' | null; held_until: null }) =>
    tx.updateTable('alert_notices').set(change).where('id', '=', noticeId).execute()
  const isCurrent =
    notice.is_newest &&
    notice.latest_value === notice.is_active &&
    notice.lacks_data_now === notice.lacks_data &&
    notice.status !== 'deactivated'
  if (!isCurrent) {
    await set({ held_until: null })
    return
  }
  if (isMuted(notice.muted_until, now)) {
    await set({ withheld: 'muted', held_until: null })
    return
  }
  const { conditions } = notice.content
  // Without locking: changing a window locks in the opposite order, and has this notice checked again.
  const watched = { organizationId, conditions, now, isLocking: false }
  const untilMs = await maintenanceUntil(tx, watched)
  if (untilMs !== null) {
    await recheckAt(tx, noticeId, untilMs)
    return
  }
  const who = notice.is_escalated ? 'all' : 'first'
  const recipients = await recipientsOf(tx, { ...notice, id: alertId }, { who, now })
  if (recipients.length === 0) {
    await set({ withheld: 'nobody', held_until: null })
    return
  }
  await set({ withheld: null, held_until: null })
  await insertNotifications(tx, { noticeId, alertId }, recipients)
  await scheduleReminders(tx, alertId, now)
}
