import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../store/tables.ts'

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
      ...(['muted_until', 'mute_over_at', 'notification_method', 'digest_period'] as const),
    ])
    .where('mute_over_at', '<=', now)
    .orderBy('mute_over_at')
    .limit(ALERTS_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()

/** When the next reminder is due, ms UTC; null: none is. */
export async function nextReminderTs(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('alerts')
    .select(({ fn }) => fn.min('mute_over_at').as('due'))
    .where('mute_over_at', 'is not', null)
    .executeTakeFirst()
  return row?.due ?? null
}
