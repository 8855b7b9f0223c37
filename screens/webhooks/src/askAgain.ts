import type { Webhook, WebhookDelivery } from '@airshed/console-kit'

/** Polling interval while a delivery is in progress, ms. */
const SOON_MS = 2_000
const LATER_MS = 15_000

/** The refetch interval of deliveries: their states change on their own, and new ones arrive. @returns ms */
export const askDeliveriesAgainMs = (
  deliveries: readonly Pick<WebhookDelivery, 'state'>[],
): number => (deliveries.some(({ state }) => state === 'waiting') ? SOON_MS : LATER_MS)

/** The refetch interval of webhooks: what was last delivered is no change of a webhook, so nothing announces it. */
export const askWebhooksAgainMs = (webhooks: readonly Pick<Webhook, 'enabled'>[]): number | false =>
  webhooks.some(({ enabled }) => enabled) && LATER_MS
