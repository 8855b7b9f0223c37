import { describeScreen, ingestKey } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered and sorted': { state: ['active', 'ending'], sort: 'name' },
      'with a search': { search: 'roof' },
    },
  },
  server: { ingestKeys: [0, 1, 2, 3].map((index) => ingestKey(index)) },
})
