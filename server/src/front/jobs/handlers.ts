import type { Job } from '@airshed/schemas'
import { cancelJob, listJobQueues, listJobs, repeatJob } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'

/** What server administrators see of background work. */
export function jobHandlers({ jobs }: Pick<ServerContext, 'jobs'>): Handler[] {
  async function jobOf(id: string): Promise<Job> {
    const found = await jobs.find(id)
    if (found === undefined) throw noSuchJob(id)
    const { payload: _payload, ...job } = found
    return job
  }
  return [
    answer(listJobQueues, async () => ({ data: await jobs.queues() })),

    answer(listJobs, ({ query }) => jobs.list(query)),

    change(repeatJob, {
      prepare: ({ params }) => jobOf(params.id),
      run: async ({ tx, params: { id }, prepared }) => {
        if (await jobs.repeat(id, tx)) return id
        throw notNow(id, prepared, 'failed or was cancelled')
      },
      respond: (_, id) => jobOf(id),
    }),

    change(cancelJob, {
      prepare: ({ params }) => jobOf(params.id),
      run: async ({ tx, params: { id }, prepared }) => {
        if (await jobs.cancel(id, tx)) return id
        throw notNow(id, prepared, 'is waiting or running')
      },
      respond: (_, id) => jobOf(id),
    }),
  ]
}

const noSuchJob = (id: string) => apiError('NOT_FOUND', { what: 'Job', id })

const notNow = (id: string, { state }: Job, expected: string) =>
  apiError('CONFLICT', { reason: `Job ${id} is ${state}: expected one that ${expected}` })
