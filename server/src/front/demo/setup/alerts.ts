import type { AlertCondition, AlertRules } from '@airshed/schemas'
import { beginEvaluation } from '../../../alerting/alerts/beginEvaluation.ts'
import type { ServerContext } from '../../../context.ts'
import { CITY, type DemoNode } from '../fleet/fleet.ts'
import { dataPointIds, nodeNamed } from '../fleet/lookUp.ts'
import { DEMO_ALERTS, type DemoAlert, type DemoCondition } from './demoAlerts.ts'

/** Creates the alerts of the demo that are missing; see {@link evaluateDemoAlerts}. */
export async function addAlerts({ store }: ServerContext, setupAt: number): Promise<void> {
  await store.db
    .insertInto('alerts')
    .values(DEMO_ALERTS.map((alert, index) => alertRow(alert, index, setupAt)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await store.db
    .insertInto('alert_nodes')
    .values(
      DEMO_ALERTS.flatMap(({ nodeNames }, index) =>
        nodeNames.map((name) => ({ alert_id: idAt(index), node_id: nodeNamed(name).nodeId })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await store.db
    .insertInto('alert_subscribers')
    .values(
      DEMO_ALERTS.flatMap(({ subscriberIds }, index) =>
        subscriberIds.map((user_id) => ({ alert_id: idAt(index), user_id })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Starts evaluating the alerts of the demo from the beginning of its history, unless already started, so that
 * they have a past; nobody is notified of it.
 *
 * @param from ms UTC
 */
export async function evaluateDemoAlerts(context: ServerContext, from: number): Promise<void> {
  await context.store.db.transaction().execute(async (tx) => {
    const alerts = await tx
      .selectFrom('alerts')
      .select('id')
      .where(
        'id',
        'in',
        DEMO_ALERTS.map((_, index) => idAt(index)),
      )
      .where('judged_from', 'is', null)
      .where('status', '<>', 'deactivated')
      .execute()
    if (alerts.length === 0) return
    const ids = alerts.map(({ id }) => id)
    await beginEvaluation(context, tx, ids)
    await tx
      .updateTable('alerts')
      .set({ judged_from: from, due_from: from, created_at: from })
      .where('id', 'in', ids)
      .execute()
  })
}

function alertRow(alert: DemoAlert, index: number, setupAt: number) {
  return {
    id: idAt(index),
    name: alert.name,
    description: alert.description,
    organization_id: alert.organizationId ?? CITY,
    status: alert.status ?? 'activated',
    notification_level: alert.level,
    notification_method: alert.notificationMethod ?? 'email',
    rules: JSON.stringify(rulesOf(alert)),
    created_at: setupAt,
  } as const
}

/** One group for each device: it is enough that the conditions hold at one of them. */
const rulesOf = ({ nodeNames, conditions }: DemoAlert): AlertRules =>
  nodeNames.map((name, index) => ({
    _id: `group_${index + 1}`,
    conditions: conditions.map((condition) => conditionAt(nodeNamed(name), condition)),
  }))

function conditionAt(node: DemoNode, condition: DemoCondition): AlertCondition {
  const [dataPointId = ''] = dataPointIds(node, [condition.parameterId])
  const deviceId = node.nodeId
  if ('lessParameterId' in condition) {
    const [dataPointId2 = ''] = dataPointIds(node, [condition.lessParameterId])
    return {
      deviceId,
      dataPointId: { func: 'diff', dataPointId, dataPointId2, value: condition.value },
    }
  }
  const { expr, value, clearValue, averageOfMinutes: period } = condition
  const clearing = clearValue === undefined ? {} : { clear_value: clearValue }
  const compared = { deviceId, expr, value, ...clearing }
  return period === undefined
    ? { ...compared, dataPointId }
    : { ...compared, dataPointId: { func: 'avg', dataPointId, period } }
}

const idAt = (index: number) => `alert_demo_${index + 1}`
