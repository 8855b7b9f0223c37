/** Wakes the processes that take jobs, as some are due. */
export const JOBS_TOPIC = 'jobs'
/** Makes the processes that run jobs check whether one of theirs was cancelled. */
export const JOBS_CANCELLED_TOPIC = 'jobs-cancelled'
