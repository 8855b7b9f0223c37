import type { AlertQuery, AlertSort, List } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { ALERT_SEARCH, inStates } from './filters.ts'

const alertList: RowList<AlertSort> = {
  name: 'alerts',
  table: 'alerts',
  id: 'alerts.id',
  sort: {
    triggered: [key('alerts.last_triggered_ts', 'int8', { isNullable: true })],
    name: [key('alerts.name', 'text')],
    status: [key('alerts.status_rank', 'int2'), key('alerts.name', 'text')],
    urgency: [
      key('alerts.urgency', 'int2'),
      key('alerts.last_triggered_ts', 'int8', { isNullable: true }),
    ],
  },
  defaultSort: '-triggered',
  search: ALERT_SEARCH,
}

const DEFAULT_SIZE = 15

/** One part of the alerts that match a query, with the ids of their nodes. */
export function findAlerts(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: AlertQuery,
): Promise<List<AlertRow>> {
  return listOf(db, alertList, {
    // The included parts do not belong to the question that a cursor is bound to.
    query: { size: DEFAULT_SIZE, ...query, includes: undefined },
    visible,
    filters: inStates(query.status),
    select: alertRows(db),
  })
}

/** Ids of the devices that an alert watches. */
export async function nodesOfAlert(db: Db, alertId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('alert_nodes')
    .select('node_id')
    .where('alert_id', '=', alertId)
    .orderBy('node_id')
    .execute()
  return rows.map(({ node_id }) => node_id)
}

/** The name of the template that made an alert; null: none did. */
const TEMPLATE_NAME = sql<string | null>`(select alert_templates.name from alert_templates
  where alert_templates.id = alerts.template_id)`

export async function templateNameOf(db: Db, alertId: string): Promise<string | null> {
  const row = await db
    .selectFrom('alerts')
    .select(TEMPLATE_NAME.as('name'))
    .where('id', '=', alertId)
    .executeTakeFirst()
  return row?.name ?? null
}

const alertRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('alerts')
    .select([
      'alerts.id',
      'alerts.name',
      'alerts.description',
      'alerts.organization_id',
      'alerts.status',
      'alerts.notification_level',
      'alerts.notification_method',
      ...(['alerts.digest_period', 'alerts.repeat_ms', 'alerts.escalate_ms'] as const),
      'alerts.rules',
      'alerts.last_triggered_ts',
      'alerts.latest_value',
      'alerts.lacks_data',
      'alerts.template_id',
    ])
    .select(TEMPLATE_NAME.as('template_name'))
    .select(
      sql<string[]>`array(select alert_nodes.node_id from alert_nodes
        where alert_nodes.alert_id = alerts.id order by alert_nodes.node_id)`.as('nodes'),
    )

export type AlertRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof alertRows>['executeTakeFirst']>>
>
