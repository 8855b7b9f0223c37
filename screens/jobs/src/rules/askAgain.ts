import type { Job, JobQueue } from '@airshed/console-kit'

/** Polling interval while something runs or is about to. */
export const MOVING_MS = 3_000
/** Polling interval otherwise. */
export const STILL_MS = 30_000

/**
 * Refetch interval of jobs in ms: short while one runs or is due.
 *
 * @param nowMs current time, ms UTC
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

/** Refetch interval of the queues in ms: short while something runs or is due. */
export const askQueuesAgainMs = (
  queues: readonly Pick<JobQueue, 'running' | 'late_since'>[],
): number =>
  queues.some(({ running, late_since: lateSince }) => running > 0 || lateSince !== null)
    ? MOVING_MS
    : STILL_MS
