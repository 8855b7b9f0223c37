import { describeScreen, listedUser } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered and sorted': { role: ['owner', 'manager'], active: true, sort: '-last_login' },
      'with a search': { search: 'mateo' },
    },
    details: { usual: { id: 'user_1' }, 'of somebody who is gone': { id: 'user_far' } },
  },
  server: { users: [0, 1, 2, 3, 4].map((index) => listedUser(index)) },
})
