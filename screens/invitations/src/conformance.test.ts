import { describeScreen, invitation } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered and sorted': {
        acceptance_state: ['filed', 'rejected'],
        is_expired: false,
        sort: 'email',
      },
      'with a search': { search: 'ines' },
    },
  },
  server: { invitations: [0, 1, 2, 3, 6].map((index) => invitation(index)) },
})
