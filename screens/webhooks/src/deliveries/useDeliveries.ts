import {
  useAirshed,
  useListRows,
  type ListRows,
  type ListState,
  type WebhookDelivery,
} from '@airshed/console-kit'
import { listWebhookDeliveries } from '@airshed/console-kit/calls'
import { askDeliveriesAgainMs } from '../askAgain.ts'

/** Deliveries per request. */
const SIZE = 50

export interface DeliveryFilters {
  state?: WebhookDelivery['state']
}

/** The deliveries of a webhook that match the search and filters. */
export function useDeliveries(
  webhookId: string,
  { query }: Pick<ListState<DeliveryFilters>, 'query'>,
): ListRows<WebhookDelivery> {
  const { api } = useAirshed()
  return useListRows<WebhookDelivery, DeliveryFilters>({
    queryKey: ['webhooks', 'deliveries', webhookId],
    query,
    askAgainMs: askDeliveriesAgainMs,
    load: ({ search, filters, cursor, sort }, signal) =>
      api.call(
        listWebhookDeliveries,
        {
          params: { id: webhookId },
          query: {
            ...filters,
            ...(search === '' ? {} : { search }),
            ...(cursor === null ? {} : { cursor }),
            sort: sort === 'created' ? 'created' : '-created',
            size: SIZE,
            total: 'bounded',
          },
        },
        { signal },
      ),
  })
}
