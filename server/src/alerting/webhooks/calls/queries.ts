import type { List, WebhookQuery, WebhookSort } from '@airshed/schemas'
import { sql, type Kysely } from 'kysely'
import { listOf } from '../../../storage/rows/listOf.ts'
import { key, type RowList } from '../../../storage/rows/rowList.ts'
import type { VisibleRows } from '../../../storage/rows/visible.ts'
import type { Db } from '../../../storage/store/db.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import type { FoundWebhook } from './webhookView.ts'
import { withNodes } from './withNodes.ts'

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
export async function findWebhooks(
  db: Kysely<Tables>,
  visible: VisibleRows,
  query: WebhookQuery,
): Promise<List<FoundWebhook>> {
  const { data, ...part } = await listOf(db, webhookList, {
    query,
    visible,
    select: countedWebhooks(db),
  })
  return { ...part, data: await withNodes(db, data) }
}

/** One webhook that the caller is known to be able to read. */
export async function foundWebhook(db: Db, id: string): Promise<FoundWebhook> {
  const row = await countedWebhooks(db).where('webhooks.id', '=', id).executeTakeFirstOrThrow()
  const [found] = await withNodes(db, [row])
  return found as FoundWebhook
}

const countedWebhooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .selectAll('webhooks')
    .select(
      sql<number>`(select count(*)::int4 from webhook_deliveries
        where webhook_deliveries.webhook_id = webhooks.id
          and webhook_deliveries.state = 'waiting')`.as('waiting_count'),
    )
