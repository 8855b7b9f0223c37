import type { List, Webhook, WebhookQuery, WebhookSort } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf } from '../../rows/listOf.ts'
import { key, type RowList } from '../../rows/rowList.ts'
import type { VisibleRows } from '../../rows/visible.ts'
import type { Db } from '../../store/db.ts'
import { isHeldSql } from '../../store/webhookSql.ts'
import type { Tables } from '../../store/tables.ts'
import type { FoundWebhook } from './webhookView.ts'

const webhookList: RowList<WebhookSort> = {
  name: 'webhooks',
  table: 'webhooks',
  id: 'webhooks.id',
  sort: {
    url: [key('webhooks.url', 'text')],
    created: [key('webhooks.created_at', 'int8')],
    updated: [key('webhooks.updated_at', 'int8')],
    last_used: [key('webhooks.last_used_at', 'int8', { isNullable: true })],
  },
  defaultSort: '-created',
  search: [sql.ref('webhooks.url')],
}

/** One part of the webhooks that match a query. */
export const findWebhooks = (
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: WebhookQuery,
): Promise<List<FoundWebhook>> =>
  listOf(db, webhookList, { query, visible, select: foundWebhooks(db) })

/** One webhook that the caller is known to be able to read. */
export const foundWebhook = (db: Db, id: string): Promise<FoundWebhook> =>
  foundWebhooks(db).where('webhooks.id', '=', id).executeTakeFirstOrThrow()

/** Devices are looked up one by one, because a join would read a whole small fleet for each webhook. */
const foundWebhooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .selectAll('webhooks')
    .select([
      sql<number>`(select count(*)::int4 from webhook_deliveries
        where webhook_deliveries.webhook_id = webhooks.id
          and webhook_deliveries.state = 'waiting')`.as('waiting_count'),
      sql<Webhook['nodes']>`coalesce((
        select jsonb_agg(jsonb_build_object('_id', node.id, 'name',
          coalesce(nullif(node.name, ''), node.serial)) order by node.name, node.id)
        from jsonb_array_elements_text(webhooks.node_ids) named (id)
        cross join lateral (select * from nodes where nodes.id = named.id limit 1) node
        where ${sql.raw(isHeldSql('node', 'webhooks.organization_id'))}), '[]'::jsonb)`.as('nodes'),
    ])
