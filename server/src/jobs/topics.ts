/** Wakes the processes that take jobs: some are due. */
export const JOBS_TOPIC = 'jobs'
/** Lets the processes that run jobs see whether one of theirs was cancelled. */
export const JOBS_CANCELLED_TOPIC = 'jobs-cancelled'
