import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { makeSigningSecret } from '../../messages/services/signature.ts'
import type { ServerContext } from '../../context.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '../../storage/store/tables/webhooks.ts'
import { TEST_NOW_MS } from '../testServer.ts'

type Stored = Pick<ServerContext, 'store'>

/** Inserts a webhook directly into the store. Returns its id. */
export async function seedWebhook(
  { store }: Stored,
  organization: 'city' | 'harbour',
  changes: Partial<Insertable<WebhooksTable>> = {},
): Promise<string> {
  const id = changes.id ?? randomUUID()
  await store.db
    .insertInto('webhooks')
    .values({
      organization_id: organization,
      url: 'https://hooks.example.org/air',
      auth: 'Bearer s3cr3t-of-the-target',
      secret: makeSigningSecret(),
      type: 'device',
      created_at: TEST_NOW_MS,
      updated_at: TEST_NOW_MS,
      ...changes,
      id,
    })
    .execute()
  return id
}

/** Inserts a successful delivery of a webhook. Returns its id, which is derived from that of its webhook. */
export async function seedDelivery(
  { store }: Stored,
  webhookId: string,
  changes: Partial<Insertable<WebhookDeliveriesTable>> = {},
): Promise<string> {
  const id = changes.id ?? `delivery_${webhookId}`
  await store.db
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      event_id: `msg_${id}`,
      event_type: 'webhook.test',
      kind: 'event',
      body: '{}',
      state: 'delivered',
      due_at: TEST_NOW_MS,
      created_at: TEST_NOW_MS,
      finished_at: TEST_NOW_MS,
      ...changes,
      id,
    })
    .execute()
  return id
}
