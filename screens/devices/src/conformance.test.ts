import { describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered and sorted': { status: ['online', 'hibernated'], sort: '-name' },
      'with a search': { search: 'mast' },
    },
    claim: { usual: {}, 'with serials': { serials: '1C00A3F7,1C00A3F8' } },
  },
})
