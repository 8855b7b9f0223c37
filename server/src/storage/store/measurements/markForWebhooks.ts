import { sql, type Transaction } from 'kysely'
import { measuredForSql } from '../webhookSql.ts'
import type { Tables } from '../tables.ts'
import { NOTIFIED_FOR_MS } from './insertSql.ts'

/** Marks a span of a data point for the webhooks of its device's user; both ends inclusive. @param now ms UTC */
export async function markForWebhooks(
  tx: Transaction<Tables>,
  key: number,
  { from, to }: { from: number; to: number },
  now: number,
): Promise<void> {
  const start = Math.max(from, now - NOTIFIED_FOR_MS)
  if (start > to) return
  await sql`
    insert into webhook_marks (webhook_id, data_point, from_ts, to_ts)
    select webhook.id, ${key}::int4, ${start}::int8, ${to}::int8
    from data_points point ${sql.raw(measuredForSql('point.node_id'))}
    where point.key = ${key}`.execute(tx)
}
