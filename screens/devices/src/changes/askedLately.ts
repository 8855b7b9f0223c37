import type { NodeChangeRun } from '@airshed/console-kit'
import { isAsking } from './isAsking.ts'

/** For how long devices may still answer an order, ms: commands wait for a day at most. */
const LATELY_MS = 86_400_000
/** Orders shown at most. */
const SHOWN_MAX = 3

/**
 * Ids of the newest ended orders that devices may still answer, so that whoever comes back to the page finds them.
 *
 * @param runs the newest first
 * @param nowMs current time, ms UTC
 * @param dismissed ids of orders that the reader has dismissed
 */
export const askedLately = (
  runs: readonly NodeChangeRun[],
  nowMs: number,
  dismissed: readonly string[],
): string[] =>
  runs
    .filter(
      (run) =>
        isAsking(run) &&
        run.state !== 'running' &&
        run.changed > 0 &&
        nowMs - run.started_at < LATELY_MS &&
        !dismissed.includes(run.id),
    )
    .slice(0, SHOWN_MAX)
    .map(({ id }) => id)
