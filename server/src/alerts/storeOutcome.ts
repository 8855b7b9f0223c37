import type { AlertChange, AlertPlan } from '@airshed/domain'
import type { AlertRules } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { MeasuredCondition } from '../store/tables/alerts.ts'
import type { Tables } from '../store/tables.ts'
import { differenceOf, dueOf, type JudgedWork, type KnownPast, type Outcome } from './judgeWork.ts'

/** How an alert stood before its span and at the end of it, as far as is known. */
export async function readPast(
  tx: Transaction<Tables>,
  { alert, span }: JudgedWork,
): Promise<KnownPast> {
  const now = {
    isActive: alert.latest_value,
    beganTs: alert.last_triggered_ts,
    group: alert.active_group,
  }
  // Nearly always: what is new comes after what is known.
  if (alert.changed_ts === null || alert.changed_ts < span.from) return { before: now, atEnd: now }
  const { rows } = await sql<{
    is_before: boolean
    is_active: boolean
    group_id: string | null
    began_ts: number | null
  }>`
    select place.is_before, latest.is_active, latest.group_id, (
      select max(ts) from alert_changes
      where alert_id = ${alert.id} and is_active and ts <= place.ts
    ) as began_ts
    from (values (true, ${span.from - 1}::int8), (false, ${span.to}::int8)) as place(is_before, ts)
    cross join lateral (
      select is_active, group_id from alert_changes
      where alert_id = ${alert.id} and ts <= place.ts and ts >= ${alert.judged_from ?? 0}
      order by ts desc limit 1
    ) latest`.execute(tx)
  const standingAt = (isBefore: boolean) => {
    const row = rows.find((one) => one.is_before === isBefore)
    return row === undefined
      ? { isActive: null, beganTs: null, group: null }
      : { isActive: row.is_active, beganTs: row.began_ts, group: row.group_id }
  }
  return { before: standingAt(true), atEnd: standingAt(false) }
}

/** Writes how an alert stood and stands; its row is locked. */
export async function storeOutcome(
  tx: Transaction<Tables>,
  work: JudgedWork,
  outcome: Outcome,
  now: number,
): Promise<{ added: readonly AlertChange[]; gone: readonly number[] }> {
  const { alert, span, plan, isPart, liveForMs } = work
  const { judgement, isSettled, told } = outcome
  const known =
    alert.changed_ts === null || alert.changed_ts < span.from
      ? []
      : await tx
          .selectFrom('alert_changes')
          .select(['ts', 'is_active'])
          .where('alert_id', '=', alert.id)
          .where('ts', '>=', span.from)
          .where('ts', '<=', span.to)
          .execute()
  const { gone, added } = differenceOf(known, judgement.changes)
  if (gone.length > 0) {
    await tx
      .deleteFrom('alert_changes')
      .where('alert_id', '=', alert.id)
      .where(sql<boolean>`ts = any(${gone}::int8[])`)
      .execute()
  }
  if (added.length > 0) {
    await tx
      .insertInto('alert_changes')
      .values(
        added.map((change) => ({
          alert_id: alert.id,
          ts: change.ts,
          is_active: change.isActive,
          group_id: change.group,
          measured: JSON.stringify(measuredOf(alert.rules, plan, change)),
          // What time alone brings is never late, however long nobody looked.
          is_corrected: !work.isDue && change.ts < now - liveForMs,
        })),
      )
      // Other rules may have changed it at the very time from which it is judged now.
      .onConflict((conflict) =>
        conflict.columns(['alert_id', 'ts']).doUpdateSet(({ ref }) => ({
          is_active: ref('excluded.is_active'),
          group_id: ref('excluded.group_id'),
          measured: ref('excluded.measured'),
          is_corrected: ref('excluded.is_corrected'),
        })),
      )
      .execute()
  }
  if (isPart && !isSettled) {
    await continueAt(tx, work)
    return { added, gone }
  }
  await updateAlert(tx, work, outcome, now, { isChanged: added.length + gone.length > 0, told })
  return { added, gone }
}

/** What follows is judged next, so that others get their turn in between. */
async function continueAt(tx: Transaction<Tables>, work: JudgedWork): Promise<void> {
  const { alert, span, readTo } = work
  const from = span.to + 1
  await tx
    .insertInto('alert_marks')
    .values({ alert_id: alert.id, from_ts: from, to_ts: Math.max(from, readTo ?? from) })
    .execute()
  if (!work.isDue) return
  await tx.updateTable('alerts').set({ due_from: from }).where('id', '=', alert.id).execute()
}

async function updateAlert(
  tx: Transaction<Tables>,
  work: JudgedWork,
  { judgement, told }: Outcome,
  now: number,
  { isChanged }: { isChanged: boolean; told: Outcome['told'] },
): Promise<void> {
  const { alert, isPart, isDue } = work
  // A part that is settled says nothing of the present.
  const present = isPart ? null : judgement.standing
  const due = isPart ? { at: alert.due_at, from: alert.due_from } : dueOf(work, judgement, now)
  // An entry that is too early is looked at once more than needed; to move it with each reading costs more.
  const keepsDue = !isDue && alert.due_at !== null && due.at !== null && alert.due_at <= due.at
  const next = keepsDue ? { at: alert.due_at, from: alert.due_from } : due
  const latest = judgement.changes.at(-1)?.ts ?? null
  const isSame =
    !isChanged &&
    next.at === alert.due_at &&
    next.from === alert.due_from &&
    told.told === alert.told &&
    told.toldTs === alert.told_ts &&
    (present === null || present.isActive === alert.latest_value)
  if (isSame) return
  await tx
    .updateTable('alerts')
    .set({
      due_at: next.at,
      due_from: next.from,
      told: told.told,
      told_ts: told.toldTs,
      ...(present === null
        ? {}
        : {
            latest_value: present.isActive,
            last_triggered_ts: present.beganTs,
            active_group: present.group,
            changed_ts: latest ?? (isChanged ? await lastChange(tx, alert.id) : alert.changed_ts),
            ...(present.isActive === true ? {} : { acknowledged_at: null, acknowledged_by: null }),
          }),
    })
    .where('id', '=', alert.id)
    .execute()
}

async function lastChange(tx: Transaction<Tables>, alertId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('alert_changes')
    .select(({ fn }) => fn.max('ts').as('ts'))
    .where('alert_id', '=', alertId)
    .executeTakeFirst()
  return row?.ts ?? null
}

/** The conditions of the group by which it began, with what each measured. */
function measuredOf(
  rules: AlertRules,
  plan: AlertPlan,
  { group, values }: AlertChange,
): MeasuredCondition[] {
  const at = plan.groups.findIndex(({ id }) => id === group)
  return (rules[at]?.conditions ?? []).map((condition, index) => ({
    ...condition,
    measured: values[index] ?? null,
  }))
}
