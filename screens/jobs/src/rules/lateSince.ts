import type { JobQueue } from '@airshed/console-kit'

/** A due job starts within this time, unless its queue is stuck or overloaded. */
export const LATE_AFTER_MS = 60_000

/**
 * Since when a queue is late, ms UTC; null if it is not.
 *
 * @param nowMs current time, ms UTC
 */
export const lateSince = (
  { late_since: dueSince }: Pick<JobQueue, 'late_since'>,
  nowMs: number,
): number | null => (dueSince !== null && nowMs - dueSince >= LATE_AFTER_MS ? dueSince : null)
