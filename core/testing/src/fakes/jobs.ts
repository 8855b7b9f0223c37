import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { Job, JobQueue } from '@airshed/schemas'
import { cancelJob, listJobQueues, listJobs, repeatJob } from '@airshed/schemas/calls'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords } from './list.ts'

export interface FakeJobOptions {
  /** Default none. */
  jobs?: readonly Job[]
  /** Default none. */
  jobQueues?: readonly JobQueue[]
}

/** Jobs that can be searched, filtered, retried and cancelled. */
export function fakeJobs(options: FakeJobOptions): FakeAnswer[] {
  let jobs = [...(options.jobs ?? [])]
  const change = (id: string, changes: Partial<Job>): Job => {
    const found = jobs.find((one) => one.id === id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such job')
    const changed = { ...found, ...changes }
    jobs = jobs.map((one) => (one === found ? changed : one))
    return changed
  }
  return [
    fake(listJobQueues, () => ({ data: [...(options.jobQueues ?? [])] })),
    fake(listJobs, ({ query: { search, state, queue, kind } }) =>
      fakeList(
        jobs.filter(
          (one) =>
            holdsWords(search, one.kind, one.key, one.reason) &&
            (state === undefined || one.state === state) &&
            (queue === undefined || one.queue === queue) &&
            (kind === undefined || one.kind === kind),
        ),
      ),
    ),
    fake(repeatJob, ({ params }) =>
      change(params.id, {
        state: 'waiting',
        attempt: 0,
        due_at: TEST_NOW_MS,
        finished_at: null,
        progress: null,
      }),
    ),
    fake(cancelJob, ({ params }) =>
      change(params.id, { state: 'cancelled', finished_at: TEST_NOW_MS }),
    ),
  ]
}
