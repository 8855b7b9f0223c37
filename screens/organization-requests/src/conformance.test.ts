import { describeScreen, formationRequest } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered and sorted': { acceptance_state: ['filed'], sort: 'name' },
      'with a search': { search: 'lab' },
    },
  },
  server: { formationRequests: [0, 1, 2].map((index) => formationRequest(index)) },
})
