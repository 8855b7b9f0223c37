import { describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'grouped and filtered': { group: 'status', status: ['active', 'idle'], sort: 'name' },
      'with a search': { search: 'dust' },
    },
    create: { usual: {}, 'that was prepared': { prefilled: true } },
    channels: { usual: {}, 'with a search': { search: 'phones' } },
    maintenance: { usual: {}, 'of one state': { state: ['current'] } },
    edit: { usual: { id: 'alert_0' } },
    monitor: {
      usual: { id: 'alert_0' },
      'over a week': { id: 'alert_1', last: '7d' },
      'of an alert that never triggered': { id: 'alert_2' },
      'of an alert that is gone': { id: 'alert_far' },
    },
  },
})
