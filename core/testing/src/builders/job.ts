import { JOB_STATES, type Job, type JobQueue, type JobState } from '@airshed/schemas'
import { TEST_NOW_MS } from './times.ts'

const MINUTE_MS = 60_000

const KINDS = ['mail.send', 'files.collect', 'nodes.sweep', 'jobs.forget']

const STATE_FACTS: Readonly<Record<JobState, (addedAt: number) => Partial<Job>>> = {
  waiting: () => ({ due_at: TEST_NOW_MS + 5 * MINUTE_MS }),
  running: (addedAt) => ({
    attempt: 1,
    started_at: addedAt + 2_000,
    due_at: TEST_NOW_MS + 30_000,
    progress: { done: 340, of: 1_000, words: '340 of 1,000 files' },
  }),
  done: (addedAt) => ({ attempt: 1, started_at: addedAt + 1_000, finished_at: addedAt + 4_000 }),
  failed: (addedAt) => ({
    attempt: 5,
    started_at: addedAt + MINUTE_MS,
    finished_at: addedAt + MINUTE_MS + 3_000,
    reason: 'The mail server refused the address: 550 no such mailbox',
  }),
  cancelled: (addedAt) => ({ finished_at: addedAt + 8_000 }),
}

/** One job of the server; each number has another state, kind and age. */
export function job(index = 0, changes: Partial<Job> = {}): Job {
  const state = changes.state ?? JOB_STATES[index % JOB_STATES.length] ?? 'waiting'
  const kind = KINDS[index % KINDS.length] ?? 'mail.send'
  const addedAt = TEST_NOW_MS - (index + 1) * 7 * MINUTE_MS
  return {
    id: `job_${index}`,
    kind,
    queue: kind === 'mail.send' ? 'mail' : 'default',
    key: null,
    state,
    organization_id: kind === 'mail.send' ? 'org_city' : null,
    added_by: kind === 'mail.send' ? 'user_olga' : null,
    added_at: addedAt,
    run_at: addedAt,
    due_at: addedAt,
    attempt: 0,
    max_attempts: 5,
    started_at: null,
    finished_at: null,
    progress: null,
    reason: null,
    is_known: true,
    ...STATE_FACTS[state](addedAt),
    ...changes,
  }
}

/** A queue of the server, with work and without trouble. */
export function jobQueue(queue = 'default', changes: Partial<JobQueue> = {}): JobQueue {
  return {
    queue,
    waiting: 3,
    waiting_unknown: 0,
    running: 1,
    failed: 0,
    late_since: null,
    ...changes,
  }
}
