import { Job, JobList, JobQuery, JobQueueList } from '../job.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

export const listJobQueues = defineCall({
  method: 'GET',
  path: '/jobs/queues',
  entity: 'jobs',
  summary: 'Queues of the server that have work, or failures',
  answer: JobQueueList,
  access: 'administrator',
})

export const listJobs = defineCall({
  method: 'GET',
  path: '/jobs',
  entity: 'jobs',
  summary: 'Jobs of the server, the newest first',
  query: JobQuery,
  answer: JobList,
  access: 'administrator',
})

export const repeatJob = defineCall({
  method: 'POST',
  path: '/jobs/:id/repeat',
  entity: 'jobs',
  summary: 'Start a failed or cancelled job again, with all its attempts',
  params: ById,
  answer: Job,
  access: 'administrator',
  audit: 'job.repeated',
  changes: ['jobs'],
})

export const cancelJob = defineCall({
  method: 'POST',
  path: '/jobs/:id/cancel',
  entity: 'jobs',
  summary: 'Cancel a job that is waiting or running: what it does from now on no longer counts',
  params: ById,
  answer: Job,
  access: 'administrator',
  audit: 'job.cancelled',
  changes: ['jobs'],
})
