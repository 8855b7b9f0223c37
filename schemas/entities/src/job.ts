import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** `failed`: given up after its last attempt, or refused by its worker; it can be run again. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export const JobState = Words(JOB_STATES)
export type JobState = Static<typeof JobState>

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** How much work waits in one queue of the server. */
export const JobQueue = Type.Object({
  queue: Type.String(),
  waiting: Type.Integer({ minimum: 0 }),
  waiting_unknown: Type.Integer({
    minimum: 0,
    description:
      'Waiting jobs of a kind that this server does not know: they wait for one that does',
  }),
  running: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0 }),
  late_since: Type.Union([TimestampMs, Type.Null()], {
    description: 'Since when the oldest due job has been due; null: none is due',
  }),
})
export type JobQueue = Static<typeof JobQueue>

/** A background job. Its payload is not shown: it may contain personal data. */
export const Job = Type.Object({
  id: Id,
  kind: Type.String({ description: 'Such as mail.send' }),
  queue: Type.String(),
  key: orNull(Type.String()),
  state: JobState,
  organization_id: orNull(Type.String()),
  added_by: orNull(Type.String({ description: 'Id of the user; null: the server itself' })),
  added_at: TimestampMs,
  run_at: TimestampMs,
  due_at: Type.Integer({
    description: 'While waiting the earliest start, while running the end of the lease; ms UTC',
  }),
  attempt: Type.Integer({ minimum: 0 }),
  max_attempts: Type.Integer({ minimum: 1 }),
  started_at: orNull(TimestampMs),
  finished_at: orNull(TimestampMs),
  progress: orNull(
    Type.Object({ done: Type.Number(), of: Type.Number(), words: orNull(Type.String()) }),
  ),
  reason: orNull(Type.String({ description: 'Why the latest attempt failed' })),
  is_known: Type.Boolean({ description: 'Whether this server has a worker for it' }),
})
export type Job = Static<typeof Job>

/** Orders of a list of jobs; by `finished`, unfinished ones come last in either direction. */
const JOB_SORTS = ['created', 'finished'] as const
export type JobSort = (typeof JOB_SORTS)[number]

/** Query of `GET jobs`: searched by kind, key and reason, the newest first. */
export const JobQuery = ListQuery({
  sort: JOB_SORTS,
  filters: {
    state: Type.Optional(JobState),
    queue: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    kind: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  size: 50,
})
export type JobQuery = Static<typeof JobQuery>

export const JobList = ListOf(Job)
export type JobList = Static<typeof JobList>

export const JobQueueList = Type.Object({ data: Type.Array(JobQueue) })
export type JobQueueList = Static<typeof JobQueueList>
