import type { AlertChange, EvaluatedState } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { measuredConditions } from './measuredConditions.ts'
import { differenceOf, type EvaluatedWork, type KnownPast, type Outcome } from './evaluateWork.ts'
import { dueOf, settlingOf, type Due } from './settling.ts'
import type { WorkRow } from './takeAlerts.ts'

/** The state of an alert before its span and at the end of it, as far as is known. */
export async function readPast(
  tx: Transaction<Tables>,
  { alert, span }: EvaluatedWork,
): Promise<KnownPast> {
  const now = {
    isActive: alert.latest_value,
    lacksData: alert.lacks_data,
    beganTs: alert.last_triggered_ts,
    group: alert.active_group,
  }
  // The usual case: new readings come after the latest change.
  if (alert.changed_ts === null || alert.changed_ts < span.from) return { before: now, atEnd: now }
  return {
    before: await stateAt(tx, alert, span.from - 1),
    atEnd: await stateAt(tx, alert, span.to),
  }
}

/** The state of an alert at a time under its present rules; when it last began may date from earlier rules. */
async function stateAt(
  tx: Transaction<Tables>,
  alert: WorkRow,
  ts: number,
): Promise<EvaluatedState> {
  const latest = await tx
    .selectFrom('alert_changes')
    .select(['is_active', 'lacks_data', 'group_id'])
    .where('alert_id', '=', alert.id)
    .where('ts', '<=', ts)
    .where('ts', '>=', alert.judged_from ?? ts)
    .orderBy('ts', 'desc')
    .limit(1)
    .executeTakeFirst()
  const beganTs =
    (await lastChange(tx, alert.id, { upTo: ts, isActive: true })) ?? earlierTrigger(alert)
  return {
    isActive: latest?.is_active ?? null,
    lacksData: latest?.lacks_data ?? false,
    beganTs,
    group: latest?.group_id ?? null,
  }
}

/** Stores the past and present states of an alert; its row must be locked. */
export async function storeOutcome(
  tx: Transaction<Tables>,
  work: EvaluatedWork,
  outcome: Outcome,
  now: number,
): Promise<{ added: readonly AlertChange[]; gone: readonly number[] }> {
  const { alert, span, isPart, liveForMs } = work
  const { evaluation, isSettled } = outcome
  const known =
    alert.changed_ts === null || alert.changed_ts < span.from
      ? []
      : await tx
          .selectFrom('alert_changes')
          .select(['ts', 'is_active', 'lacks_data'])
          .where('alert_id', '=', alert.id)
          .where('ts', '>=', span.from)
          .where('ts', '<=', span.to)
          .execute()
  const { gone, added } = differenceOf(known, evaluation.changes)
  // A change that only the passing of time causes is never late, however long no process evaluated.
  const dueFrom = work.isDue ? (alert.due_from ?? alert.due_at ?? now) : Infinity
  const lateBeforeTs = Math.min(now - liveForMs, dueFrom)
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
          lacks_data: change.lacksData,
          group_id: change.group,
          measured: JSON.stringify(measuredConditions(alert.rules, change)),
          is_corrected: change.ts < lateBeforeTs,
        })),
      )
      // A change under earlier rules may exist at the very time from which it is evaluated now.
      .onConflict((conflict) =>
        conflict.columns(['alert_id', 'ts']).doUpdateSet(({ ref }) => ({
          is_active: ref('excluded.is_active'),
          lacks_data: ref('excluded.lacks_data'),
          group_id: ref('excluded.group_id'),
          measured: ref('excluded.measured'),
          is_corrected: ref('excluded.is_corrected'),
        })),
      )
      .execute()
  }
  const isChanged = added.length + gone.length > 0
  if (isPart && !isSettled) {
    await continueAt(tx, work, isChanged)
    return { added, gone }
  }
  await updateAlert(tx, work, outcome, now, isChanged)
  return { added, gone }
}

/** Marks the rest of the span to be evaluated next, so that other alerts get their turn in between. */
async function continueAt(
  tx: Transaction<Tables>,
  work: EvaluatedWork,
  isChanged: boolean,
): Promise<void> {
  const { alert, span, readTo } = work
  const from = span.to + 1
  await tx
    .insertInto('alert_marks')
    .values({ alert_id: alert.id, from_ts: from, to_ts: Math.max(from, readTo ?? from) })
    .execute()
  if (!work.isDue && !isChanged) return
  await tx
    .updateTable('alerts')
    .set({
      ...(work.isDue ? { due_from: from } : {}),
      // Only readings from the latest change on can be quiet.
      ...(isChanged
        ? { changed_ts: await lastChange(tx, alert.id, { from: alert.judged_from ?? 0 }) }
        : {}),
    })
    .where('id', '=', alert.id)
    .execute()
}

async function updateAlert(
  tx: Transaction<Tables>,
  work: EvaluatedWork,
  { evaluation, notified }: Outcome,
  now: number,
  isChanged: boolean,
): Promise<void> {
  const { alert, isPart, isDue } = work
  // A part that is settled says nothing about the present.
  const present = isPart ? null : evaluation.state
  const settling = isPart ? alert : settlingOf(alert, evaluation, now)
  const { settles_at, settles_from } = settling
  const kept: Due = { at: alert.due_at, from: alert.due_from ?? alert.due_at }
  const next = isPart ? kept : nextDueOf(kept, dueOf(settling, evaluation, now), isDue)
  const isSame =
    !isChanged &&
    settles_at === alert.settles_at &&
    next.at === alert.due_at &&
    next.from === alert.due_from &&
    notified.notified === alert.told &&
    notified.notifiedNoData === alert.told_no_data &&
    notified.notifiedTs === alert.told_ts &&
    (present === null ||
      (present.isActive === alert.latest_value && present.lacksData === alert.lacks_data))
  if (isSame) return
  await tx
    .updateTable('alerts')
    .set({
      due_at: next.at,
      due_from: next.from,
      settles_at,
      settles_from,
      told: notified.notified,
      told_no_data: notified.notifiedNoData,
      told_ts: notified.notifiedTs,
      ...(present === null
        ? {}
        : {
            latest_value: present.isActive,
            lacks_data: present.lacksData,
            active_group: present.group,
            // Whoever attends to it still does while nobody knows whether it is over.
            ...(present.isActive === true || present.lacksData
              ? {}
              : { acknowledged_at: null, acknowledged_by: null, acknowledged_comment: null }),
          }),
      // Read from the store: if a part of the past has changed, the latest changes may lie after it.
      ...(isChanged
        ? {
            changed_ts: await lastChange(tx, alert.id, { from: alert.judged_from ?? 0 }),
            last_triggered_ts:
              (await lastChange(tx, alert.id, { isActive: true })) ?? earlierTrigger(alert),
          }
        : {}),
    })
    .where('id', '=', alert.id)
    .execute()
}

/** A due time that is too early costs one needless poll; moving it with each reading would cost more. */
function nextDueOf(kept: Due, due: Due, isDue: boolean): Due {
  if (isDue || kept.at === null || due.at === null || kept.at > due.at) return due
  return { at: kept.at, from: Math.min(kept.from ?? kept.at, due.from ?? due.at) }
}

/** The last trigger under earlier rules, which may be older than the history; readings no longer change it. */
function earlierTrigger({ last_triggered_ts: ts, judged_from: from }: WorkRow): number | null {
  return ts !== null && from !== null && ts < from ? ts : null
}

/** Time of the last change of an alert, ms UTC; null: there is none. */
async function lastChange(
  tx: Transaction<Tables>,
  alertId: string,
  { from, upTo, isActive }: { from?: number; upTo?: number; isActive?: boolean },
): Promise<number | null> {
  const row = await tx
    .selectFrom('alert_changes')
    .select(({ fn }) => fn.max('ts').as('ts'))
    .where('alert_id', '=', alertId)
    .$if(from !== undefined, (query) => query.where('ts', '>=', from as number))
    .$if(upTo !== undefined, (query) => query.where('ts', '<=', upTo as number))
    .$if(isActive !== undefined, (query) => query.where('is_active', '=', isActive as boolean))
    .executeTakeFirst()
  return row?.ts ?? null
}
