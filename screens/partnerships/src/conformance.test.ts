import { describeScreen, partnership, partnershipInvitation } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: { usual: {}, sorted: { sort: '-created' }, 'with a search': { search: 'harbour' } },
    invitations: {
      usual: {},
      filtered: { direction: 'received', acceptance_state: ['filed'] },
    },
  },
  server: {
    partnerships: [0, 1, 2].map((index) => partnership(index)),
    partnershipInvitations: [0, 1, 2, 3].map((index) => partnershipInvitation(index)),
  },
})
