import { apiToken, describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: { list: { usual: {}, sorted: { sort: '-requests' }, searched: { search: 'ada' } } },
  server: { tokens: [apiToken(0), apiToken(1)] },
})
