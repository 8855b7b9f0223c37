import { conditionPointIds, type AlertNotice } from '@airshed/domain'
import type { AlertMeasured, AlertStateChanged } from '@airshed/schemas'
import { sql, type Transaction } from 'kysely'
import type { Notify } from '../alerts/followAlerts.ts'
import { measuredConditions } from '../alerts/measuredConditions.ts'
import type { WorkRow } from '../alerts/takeAlerts.ts'
import type { ServerContext } from '../../context.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { addDeliveries } from './addDeliveries.ts'

type Tx = Transaction<Tables>

/** Writes each change of an alert to the outbox of the webhooks that receive it, in the transaction of the change. */
export const notifyWebhooksOfAlerts =
  (context: Pick<ServerContext, 'bus' | 'clock'>): Notify =>
  async (tx, alert, notices) => {
    const webhookIds = await webhooksOf(tx, alert)
    if (webhookIds.length === 0) return
    const events = []
    for (const notice of notices) {
      events.push({ event: await eventOf(tx, alert, notice), webhookIds })
    }
    await addDeliveries(context, tx, events)
  }

async function webhooksOf(tx: Tx, { id, organization_id }: WorkRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhooks
    where organization_id = ${organization_id} and is_enabled and type = 'alert'
      and (event_types is null or event_types ? 'alert.state_changed')
      and (node_ids is null or exists (
        select from alert_sources source join data_points point on point.key = source.source
        where source.alert_id = ${id} and webhooks.node_ids ? point.node_id))
    order by id`.execute(tx)
  return rows.map((row) => row.id)
}

async function eventOf(tx: Tx, alert: WorkRow, notice: AlertNotice): Promise<AlertStateChanged> {
  const conditions = measuredConditions(alert.rules, notice)
  const units = await unitsOf(tx, conditions.flatMap(conditionPointIds))
  return {
    type: 'alert.state_changed',
    timestamp: new Date(notice.ts).toISOString(),
    data: {
      organization_id: alert.organization_id,
      alert_id: alert.id,
      name: alert.name,
      level: alert.notification_level,
      is_active: notice.isActive,
      lacks_data: notice.lacksData,
      changed_at: notice.ts,
      conditions: conditions.map((condition): AlertMeasured => {
        const pointIds = conditionPointIds(condition)
        return {
          node_id: condition.deviceId ?? null,
          data_point_ids: [...pointIds],
          measured: condition.measured,
          limit: limitOf(alert, condition),
          unit: units.get(pointIds[0] ?? '') ?? null,
        }
      }),
    },
  }
}

/** The number that a condition compares with; null: none. */
function limitOf(
  { named_values: references }: WorkRow,
  condition: ReturnType<typeof measuredConditions>[number],
): number | null {
  const value = 'expr' in condition ? condition.value : null
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) return null
  return (references ?? []).find(({ name }) => name === value.reference)?.value ?? null
}

async function unitsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('data_points')
    .select(['id', 'unit'])
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, unit }) => [id, unit]))
}
