import { sql, type Kysely } from 'kysely'
import type { Condition } from '../../rows/visible.ts'
import type { Tables } from '../../store/tables.ts'
import { offsetOf, type PageRequest } from '../paging/page.ts'

/** Alerts that meet the condition, the latest triggered first, with the ids of their nodes. */
export async function findAlerts(db: Kysely<Tables>, visible: Condition, page: PageRequest) {
  const matching = db.selectFrom('alerts').where(visible)
  const [rows, count] = await Promise.all([
    matching
      .select([
        'id',
        'name',
        'description',
        'organization_id',
        'status',
        'notification_level',
        'last_triggered_ts',
        'latest_value',
      ])
      .select(
        sql<string[]>`array(select alert_nodes.node_id from alert_nodes
          where alert_nodes.alert_id = alerts.id order by alert_nodes.node_id)`.as('nodes'),
      )
      .orderBy('last_triggered_ts', (order) => order.desc().nullsLast())
      .orderBy('id')
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<string | number>().as('total')).executeTakeFirst(),
  ])
  return { rows, total: Number(count?.total ?? 0) }
}

export type AlertRow = Awaited<ReturnType<typeof findAlerts>>['rows'][number]
