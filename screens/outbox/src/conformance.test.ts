import { describeScreen, mail } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered and sorted': { state: 'failed', sort: 'created' },
      'of one kind': { template: 'alert-change', search: 'dust' },
    },
  },
  server: { mails: [0, 1, 2, 3, 4].map((index) => mail(index)) },
})
