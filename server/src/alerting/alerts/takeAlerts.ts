import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'

/** Maximum per transaction of alerts with new readings, and of alerts that are due. */
const ALERTS_AT_ONCE = 200
/** Number of marks that are searched for alerts: many may belong to the same alert. */
const MARKS_LOOKED_AT = 4_000

/** An alert whose row is locked, and what is new about it. */
export interface AlertWork {
  readonly alert: WorkRow
  /** Start of the span to evaluate, ms UTC. */
  readonly from: number
  /** Time of the latest new reading; null: there is none, it is evaluated because it is due. */
  readonly readTo: number | null
  /** Whether its due time has passed. */
  readonly isDue: boolean
}

export type WorkRow = Awaited<ReturnType<typeof lockAlerts>>[number]

/**
 * Locks alerts that have new readings or are due, and deletes the marks of those readings: if the
 * transaction fails, the marks stay. Alerts that another process has locked are skipped.
 */
export async function takeAlerts(tx: Transaction<Tables>, now: number): Promise<AlertWork[]> {
  const alerts = await lockAlerts(tx, now)
  if (alerts.length === 0) return []
  const ids = alerts.map(({ id }) => id)
  const { rows } = await sql<{ alert_id: string; from_ts: number; to_ts: number }>`
    with taken as (
      delete from alert_marks where alert_id = any(${ids}::text[])
      returning alert_id, from_ts, to_ts
    )
    select alert_id, min(from_ts) as from_ts, max(to_ts) as to_ts from taken group by 1`.execute(tx)
  const marks = new Map(rows.map((mark) => [mark.alert_id, mark]))
  return alerts.map((alert) => {
    const mark = marks.get(alert.id)
    const isDue = alert.due_at !== null && alert.due_at <= now
    const starts = [
      ...(mark === undefined ? [] : [mark.from_ts]),
      ...(isDue ? [alert.due_from ?? alert.due_at ?? now] : []),
      // An unmarked reading may lie before this one: it is evaluated, and subscribers are notified of it, first.
      ...(alert.settles_from === null ? [] : [alert.settles_from]),
    ]
    const evaluatedFrom = alert.judged_from ?? now
    const from = Math.max(evaluatedFrom, Math.min(now, ...starts))
    return { alert, from, readTo: mark?.to_ts ?? null, isDue }
  })
}

const lockAlerts = (tx: Transaction<Tables>, now: number) =>
  tx
    .selectFrom('alerts')
    .select([
      ...(['id', 'name', 'organization_id', 'status', 'rules', 'named_values'] as const),
      ...(['hold_ms', 'reactivation_ms', 'hours', 'version', 'judged_from'] as const),
      ...(['due_at', 'due_from', 'settles_at', 'settles_from', 'changed_ts'] as const),
      ...([
        'active_group',
        'latest_value',
        'lacks_data',
        'missing_data',
        'last_triggered_ts',
        'told',
        'told_ts',
        'told_no_data',
        'muted_until',
        'is_escalated',
        'description',
      ] as const),
      ...(['notification_method', 'notification_level', 'digest_period'] as const),
    ])
    .where('status', '<>', 'deactivated')
    .where(
      sql<boolean>`id in (
        select alert_id from (
          select distinct alert_id from (
            select alert_marks.alert_id from alert_marks
            join alerts marked on marked.id = alert_marks.alert_id and marked.status <> 'deactivated'
            order by alert_marks.id limit ${sql.lit(MARKS_LOOKED_AT)}
          ) first limit ${sql.lit(ALERTS_AT_ONCE)}
        ) marked
        union all
        select id from (
          select id from alerts where due_at <= ${now} order by due_at limit ${sql.lit(ALERTS_AT_ONCE)}
        ) due
      )`,
    )
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

/** When the next alert is due without a reading, ms UTC; null: none is. */
export async function nextDue(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('alerts')
    .select(({ fn }) => fn.min('due_at').as('due'))
    .where('due_at', 'is not', null)
    .executeTakeFirst()
  return row?.due ?? null
}
