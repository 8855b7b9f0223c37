import type { WebhookDelivery } from '@airshed/console-kit'

/** While something is on its way it is looked at this often, ms. */
const SOON_MS = 2_000
const LATER_MS = 15_000

/** When deliveries are asked for again: they go on by themselves, and new ones come. @returns ms */
export const askAgainMs = (deliveries: readonly Pick<WebhookDelivery, 'state'>[]): number =>
  deliveries.some(({ state }) => state === 'waiting') ? SOON_MS : LATER_MS
