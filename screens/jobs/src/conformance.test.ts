import { describeScreen, job, jobQueue, TEST_NOW_MS } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered and sorted': { state: 'failed', queue: 'mail', sort: '-finished' },
      'of one kind': { kind: 'mail.send', search: 'mailbox' },
    },
  },
  server: {
    jobs: [0, 1, 2, 3, 4].map((index) => job(index)),
    jobQueues: [
      jobQueue(),
      jobQueue('mail', { failed: 2, waiting_unknown: 1, late_since: TEST_NOW_MS - 600_000 }),
    ],
  },
})
