import type { JobQueue } from '@airshed/console-kit'

/** A job that is due begins within this time, unless its queue is stuck or has too much to do. */
export const LATE_AFTER_MS = 60_000

/**
 * Since when a queue is late, ms UTC; null for one that is not.
 *
 * @param nowMs the present, ms UTC
 */
export const lateSince = (
  { late_since: dueSince }: Pick<JobQueue, 'late_since'>,
  nowMs: number,
): number | null => (dueSince !== null && nowMs - dueSince >= LATE_AFTER_MS ? dueSince : null)
