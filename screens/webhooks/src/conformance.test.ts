import { describeScreen, webhook, webhookDelivery } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: { usual: {}, sorted: { sort: 'url' }, searched: { search: 'rivermouth' } },
    deliveries: {
      usual: { id: 'webhook_0' },
      filtered: { id: 'webhook_0', state: 'failed', sort: 'created' },
    },
  },
  server: {
    webhooks: [0, 1, 2, 3].map((index) => webhook(index)),
    webhookDeliveries: [0, 1, 2, 3].map((index) => webhookDelivery(index)),
  },
})
