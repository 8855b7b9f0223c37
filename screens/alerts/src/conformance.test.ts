import { describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'grouped and filtered': { group: 'status', status: ['active', 'idle'], sort: 'name' },
      'with a search': { search: 'dust' },
    },
  },
})
