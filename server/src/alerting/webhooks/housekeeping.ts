import { MINUTE_MS } from '@airshed/domain'
import { WEBHOOK_DELIVERIES_KEPT_MS, WEBHOOK_DELIVERIES_MAX } from '@airshed/schemas'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** Deliveries per statement, so that it ends long before the statement timeout. */
const BATCH = 10_000

const tidyWebhooks = defineJob({ kind: 'webhooks.tidy', payload: Type.Object({}) })

type TidyContext = Pick<ServerContext, 'store' | 'clock'>

/** Deletes old data every minute, as a webhook may get very many deliveries. */
export function keepWebhooksTidy(context: TidyContext & Pick<ServerContext, 'jobs'>): void {
  context.jobs.work(tidyWebhooks, () => tidy(context))
  context.jobs.every(tidyWebhooks, { everyMs: MINUTE_MS })
}

/** Deletes old deliveries, secrets that no longer sign, and marks of deleted webhooks. */
export async function tidy({ store: { db }, clock }: TidyContext): Promise<void> {
  const now = clock()
  await forgetDeliveries(db, sql`created_at < ${now - WEBHOOK_DELIVERIES_KEPT_MS}`)
  for (const { id } of await db.selectFrom('webhooks').select('id').execute()) {
    await forgetDeliveries(
      db,
      sql`webhook_id = ${id} and created_at <= (
        select created_at from webhook_deliveries where webhook_id = ${id}
        order by created_at desc, id offset ${sql.lit(WEBHOOK_DELIVERIES_MAX)} limit 1)`,
    )
  }
  await sql`update webhooks set previous_secret = null, previous_secret_until = null
    where previous_secret_until <= ${now}`.execute(db)
  for (const table of ['webhook_marks', 'webhook_status_marks']) {
    await sql`delete from ${sql.table(table)} mark where not exists (
      select from webhooks where webhooks.id = mark.webhook_id)`.execute(db)
  }
}

/** Deletes deliveries that are no longer waiting and meet a condition, the oldest first. */
async function forgetDeliveries(db: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from webhook_deliveries where id in (
      select id from webhook_deliveries where state <> 'waiting' and ${condition}
      order by created_at limit ${sql.lit(BATCH)})`.execute(db)
    if (numAffectedRows < BigInt(BATCH)) break
  }
}
