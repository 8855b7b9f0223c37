import {
  ALERT_CHANGES_MAX,
  ALERT_HISTORY_MAX_MS,
  type AlertHistory,
  type AlertHistoryQuery,
} from '@airshed/schemas'
import type { Db } from '../../../storage/store/db.ts'
import type { AlertChangesTable, MeasuredCondition } from '../../../storage/store/tables/alerts.ts'
import type { Selectable } from 'kysely'
import { invalidQuery } from '../../../access/input/invalidField.ts'

/** The changes of an alert over a time span, whose end is exclusive; only the newest if there are too many. */
export async function alertHistory(
  db: Db,
  alertId: string,
  { from, to }: AlertHistoryQuery,
): Promise<AlertHistory> {
  checkSpan({ from, to })
  const rows = await db
    .selectFrom('alert_changes')
    .selectAll()
    .where('alert_id', '=', alertId)
    .where('ts', '>=', from)
    .where('ts', '<', to)
    .orderBy('ts', 'desc')
    .limit(ALERT_CHANGES_MAX + 1)
    .execute()
  const changes = rows.slice(0, ALERT_CHANGES_MAX).toReversed()
  const startTs = rows.length > ALERT_CHANGES_MAX ? (changes[0]?.ts ?? from) : from
  const before = await db
    .selectFrom('alert_changes')
    .select(['is_active', 'lacks_data'])
    .where('alert_id', '=', alertId)
    .where('ts', '<', startTs)
    .orderBy('ts', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    from,
    to,
    before: before?.is_active ?? null,
    lacked_data_before: before?.lacks_data ?? false,
    changes: changes.map(changeView),
    is_cut: rows.length > ALERT_CHANGES_MAX,
  }
}

/** @throws ApiError 400 for a span that ends before it begins, or is longer than a year */
export function checkSpan({ from, to }: AlertHistoryQuery): void {
  if (to < from) throw invalidQuery('/to', `a time at or after from (${from})`, to)
  if (to - from <= ALERT_HISTORY_MAX_MS) return
  throw invalidQuery('/to', `at most ${ALERT_HISTORY_MAX_MS} ms after from`, to)
}

/** A condition with what it measured. */
export const conditionView = ({
  measured,
  ...condition
}: MeasuredCondition): AlertHistory['changes'][number]['measured'][number] => ({
  condition,
  measured,
})

const changeView = (row: Selectable<AlertChangesTable>): AlertHistory['changes'][number] => ({
  ts: row.ts,
  is_active: row.is_active,
  lacks_data: row.lacks_data,
  group_id: row.group_id,
  measured: row.measured.map(conditionView),
  is_corrected: row.is_corrected,
})
