import { MINUTE_MS, type AlertNotice } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { recordEvents, type NewEvent } from '../../access/events/record.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { BY_INDEX } from '../../storage/store/measurements/createMeasurementStore.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { withSavepoint } from '../../storage/store/withSavepoint.ts'
import { AlertPlans } from './alertPlans.ts'
import { evaluateWork, spanOf, type EvaluatedWork } from './evaluateWork.ts'
import { loadSeries } from './loadSeries.ts'
import { readPoints } from './readPoints.ts'
import { readPast, storeOutcome } from './storeOutcome.ts'
import { takeAlerts, type WorkRow } from './takeAlerts.ts'
import { ALERT_NOTICES_TOPIC } from './topic.ts'

/** Delay before an alert that could not be evaluated is retried. */
const FAILED_AGAIN_AFTER_MS = MINUTE_MS

const SYSTEM = { kind: 'system' as const, id: null, name: 'Airshed' }
const openPlans = () => new AlertPlans()

/** Notifies the subscribers of an alert of its changes, in the transaction that stores them. */
export type Notify = (
  tx: Transaction<Tables>,
  alert: WorkRow,
  notices: readonly AlertNotice[],
) => Promise<void>

type AlertsContext = Pick<ServerContext, 'store' | 'bus' | 'clock' | 'memory' | 'log'>

/**
 * Evaluates a batch of alerts that have new readings or are due. The marks of their readings, their states
 * and the resulting notifications change in one transaction: if the process dies, nothing has changed.
 *
 * @returns how many were evaluated; 0: none is waiting, or other processes are evaluating them
 */
export async function followAlerts(context: AlertsContext, notify: Notify): Promise<number> {
  const { store, bus, clock, memory, log } = context
  const plans = memory.of(openPlans)
  const { evaluated, isChanged, isNoticed } = await store.db.transaction().execute(async (tx) => {
    await sql.raw(BY_INDEX).execute(tx)
    const now = clock()
    const taken = await takeAlerts(tx, now)
    if (taken.length === 0) return { evaluated: 0, isChanged: false, isNoticed: false }
    const points = await readPoints(
      tx,
      taken.map(({ alert }) => alert.id),
    )
    const works: EvaluatedWork[] = []
    for (const work of taken) {
      const plan = plans.of(work.alert)
      if (plan === null) {
        log.error({ alert_id: work.alert.id }, 'The rules of an alert cannot be read')
        await forgetDue(tx, work.alert.id)
      } else works.push(spanOf(work, plan, points.get(work.alert.id) ?? new Map(), now))
    }
    const seriesOf = await loadSeries(tx, works)
    const events: NewEvent[] = []
    let isNoticed = false
    for (const work of works) {
      try {
        const outcome = evaluateWork(work, seriesOf(work), await readPast(tx, work), now)
        const store = async (): Promise<boolean> => {
          const { added, gone } = await storeOutcome(tx, work, outcome, now)
          if (outcome.notices.length > 0) await notify(tx, work.alert, outcome.notices)
          isNoticed ||= outcome.notices.length > 0
          return added.length + gone.length > 0
        }
        // Nearly always nothing has changed, and the two statements of a savepoint would be most of the work.
        const isQuiet = outcome.evaluation.changes.length + outcome.notices.length === 0
        const isChanged = isQuiet ? await store() : await withSavepoint(tx, store)
        if (isChanged) events.push(changeEvent(work.alert, now))
      } catch (error) {
        log.error({ err: error, alert_id: work.alert.id }, 'An alert cannot be evaluated')
        await postpone(tx, work, now)
      }
    }
    await recordEvents(tx, events)
    return { evaluated: taken.length, isChanged: events.length > 0, isNoticed }
  })
  if (isChanged) bus.signal(EVENTS_TOPIC)
  if (isNoticed) bus.signal(ALERT_NOTICES_TOPIC)
  return evaluated
}

/** Its readings are evaluated again later, together with those that arrive until then. */
async function postpone(tx: Transaction<Tables>, work: EvaluatedWork, now: number): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ due_at: now + FAILED_AGAIN_AFTER_MS, due_from: work.from })
    .where('id', '=', work.alert.id)
    .execute()
}

/** Makes open pages reload the alert. */
const changeEvent = (alert: WorkRow, ts: number): NewEvent => ({
  ts,
  name: 'alert.judged',
  actor: SYSTEM,
  organizationId: alert.organization_id,
  entity: 'alerts',
  rowId: alert.id,
  isAudited: false,
})

async function forgetDue(tx: Transaction<Tables>, alertId: string): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ due_at: null, due_from: null })
    .where('id', '=', alertId)
    .execute()
}
