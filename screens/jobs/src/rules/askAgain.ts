import type { Job, JobQueue } from '@airshed/console-kit'

/** While something runs or is about to. */
export const MOVING_MS = 3_000
/** While nothing does. */
export const STILL_MS = 30_000

/**
 * After how many ms jobs are asked for again: soon while one runs or is due.
 *
 * @param nowMs the present, ms UTC
 */
export const askJobsAgainMs = (
  jobs: readonly Pick<Job, 'state' | 'due_at'>[],
  nowMs: number,
): number =>
  jobs.some(
    ({ state, due_at: dueAt }) =>
      state === 'running' || (state === 'waiting' && dueAt <= nowMs + MOVING_MS),
  )
    ? MOVING_MS
    : STILL_MS

/** After how many ms the queues are asked for again: soon while something runs or is due. */
export const askQueuesAgainMs = (
  queues: readonly Pick<JobQueue, 'running' | 'late_since'>[],
): number =>
  queues.some(({ running, late_since: lateSince }) => running > 0 || lateSince !== null)
    ? MOVING_MS
    : STILL_MS
