import { Type, type Static } from 'typebox'
import { OrganizationId, WebhookEventOf } from './envelope.ts'

export const WebhookTest = WebhookEventOf(
  'webhook.test',
  'Somebody tries the webhook from the console. It is sent once, even while the webhook is disabled.',
  Type.Object({ organization_id: OrganizationId, webhook_id: Type.String() }),
)
export type WebhookTest = Static<typeof WebhookTest>
