import type { Transaction } from 'kysely'
import type { Tables } from '../../../storage/store/tables.ts'

/** The newest notice of an alert. */
export type LastNotice = NonNullable<Awaited<ReturnType<typeof lastNotice>>>

/** The newest notice of an alert; undefined: it has none, or it was deleted with the audit log. */
export const lastNotice = (tx: Transaction<Tables>, alertId: string) =>
  tx
    .selectFrom('alert_notices')
    .select(['ts', 'is_active', 'lacks_data', 'content', 'withheld', 'held_until'])
    .where('alert_id', '=', alertId)
    .orderBy('created_at', 'desc')
    .orderBy('ts', 'desc')
    .limit(1)
    .executeTakeFirst()
