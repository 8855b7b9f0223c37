import {
  useCallRows,
  type ListRows,
  type ListState,
  type WebhookDelivery,
} from '@airshed/console-kit'
import { listWebhookDeliveries } from '@airshed/console-kit/calls'
import { askDeliveriesAgainMs } from '../askAgain.ts'

export interface DeliveryFilters {
  state?: WebhookDelivery['state']
}

/** The deliveries of a webhook that match the search and filters. */
export const useDeliveries = (
  webhookId: string,
  { query }: Pick<ListState<DeliveryFilters>, 'query'>,
): ListRows<WebhookDelivery> =>
  useCallRows(listWebhookDeliveries, query, {
    params: { id: webhookId },
    askAgainMs: askDeliveriesAgainMs,
  })
