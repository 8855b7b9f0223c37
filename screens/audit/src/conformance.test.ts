import { auditEntry, describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered by who and what': { user_id: 'user_olga', action: 'token.created', sort: 'time' },
      'of some days': { from: '2026-03-01', to: '2026-03-02', search: 'harbour' },
      'of days that are none': { from: 'yesterday', to: '2026-99-99' },
    },
  },
  server: { auditEntries: [0, 1, 2, 3, 4, 5].map((index) => auditEntry(index)) },
})
