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
    edit: { usual: { id: 'alert_0' } },
  },
})
