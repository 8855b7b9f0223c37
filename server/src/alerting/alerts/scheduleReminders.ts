import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

type Tx = Transaction<Tables>

/**
 * Sets when subscribers are reminded of an alert of which they have just been notified that it is active, or has no data. A
 * mute that is over needs no reminder then. Second recipients are notified by when the first were first notified.
 */
export async function scheduleReminders(tx: Tx, alertId: string, now: number): Promise<void> {
  await sql`update alerts set
    repeat_at = ${now}::int8 + repeat_ms,
    escalate_at = case when is_escalated then null
      else coalesce(escalate_at, ${now}::int8 + escalate_ms) end,
    mute_over_at = case when mute_over_at <= ${now} then null else mute_over_at end
    where id = ${alertId}`.execute(tx)
}

/**
 * Sets anew when subscribers are reminded of an alert whose times were changed: from now on, if it is active, or has no
 * data, and they know that.
 */
export async function rescheduleReminders(tx: Tx, alertId: string, now: number): Promise<void> {
  await sql`update alerts set
    repeat_at = case when latest_value or lacks_data then ${now}::int8 + repeat_ms end,
    escalate_at = case when (latest_value or lacks_data) and not is_escalated
      then ${now}::int8 + escalate_ms end
    where id = ${alertId}`.execute(tx)
}

/** Nobody is reminded of an alert for now: it is muted, or under maintenance, and reported after that. */
export async function suspendReminders(tx: Tx, alertId: string): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ repeat_at: null, escalate_at: null })
    .where('id', '=', alertId)
    .execute()
}

/** Nobody is reminded of an alert any more, as it is over; it begins again with its first recipients. */
export async function endReminders(tx: Tx, alertId: string): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ repeat_at: null, escalate_at: null, is_escalated: false })
    .where('id', '=', alertId)
    .execute()
}
