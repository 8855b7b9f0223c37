import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../../storage/store/tables.ts'

/** Maximum alerts per transaction. */
const ALERTS_AT_ONCE = 100

/** An alert of which a reminder is due; its row is locked. */
export type RemindedAlert = Awaited<ReturnType<typeof takeDueReminders>>[number]

/** Locks alerts of which a reminder is due. Those that another process has locked are skipped. */
export const takeDueReminders = (tx: Transaction<Tables>, now: number) =>
  tx
    .selectFrom('alerts')
    .select([
      ...(['id', 'organization_id', 'status', 'latest_value', 'lacks_data'] as const),
      ...(['muted_until', 'mute_over_at', 'repeat_at', 'escalate_at', 'is_escalated'] as const),
      ...(['acknowledged_at', 'notification_method', 'digest_period'] as const),
    ])
    .where(({ or, eb }) =>
      or([eb('mute_over_at', '<=', now), eb('repeat_at', '<=', now), eb('escalate_at', '<=', now)]),
    )
    .orderBy('id')
    .limit(ALERTS_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()

/** When the next reminder is due, ms UTC; null: none is. */
export async function nextReminderTs(db: Kysely<Tables>): Promise<number | null> {
  // One look into each index.
  const { rows } = await sql<{ due: number | null }>`select least(
    (select min(mute_over_at) from alerts where mute_over_at is not null),
    (select min(repeat_at) from alerts where repeat_at is not null),
    (select min(escalate_at) from alerts where escalate_at is not null)) as due`.execute(db)
  return rows[0]?.due ?? null
}
