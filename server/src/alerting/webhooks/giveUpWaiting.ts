import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../storage/store/tables.ts'
import { forgetMarks } from './feedWebhooks.ts'

/** Gives up pending deliveries of a disabled webhook: enabled again, it gets only new events. @param now ms UTC */
export async function giveUpWaiting(
  tx: Transaction<Tables>,
  webhookId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', failure: sql`coalesce(failure, 'disabled')`, finished_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('kind', '=', 'event')
    .execute()
  await forgetMarks(tx, webhookId)
}
