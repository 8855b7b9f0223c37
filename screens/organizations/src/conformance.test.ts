import { describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: { usual: {}, searched: { search: 'city', sort: '-created_at' } },
    create: {
      usual: {},
      'with serials to claim': { serials: '1C00A3F7 1C00A3F8' },
      'with serials that wait in the tab': { held_serials: true },
    },
    edit: { usual: { id: 'org_city' } },
  },
})
