import type { NodeChangeRun } from '@airshed/console-kit'
import { isAsking } from './isAsking.ts'

/** The state of a reader's orders, as tracked by the page. */
export interface FollowedRuns {
  /** The response this was derived from; undefined: none yet. */
  runs: readonly NodeChangeRun[] | undefined
  /** Ids of running orders, or ones that were just submitted. */
  running: ReadonlySet<string>
  /** Those that ended with this response. */
  justEnded: readonly NodeChangeRun[]
  /** Ids of those that ended without changing every device, and were not dismissed. */
  unsettled: ReadonlySet<string>
}

export const FOLLOWED_NONE: FollowedRuns = {
  runs: undefined,
  running: new Set(),
  justEnded: [],
  unsettled: new Set(),
}

/**
 * Whether it ended with every device changed, so that nothing needs attention. Of devices that were asked for something, that
 * is not known yet.
 */
export const isWhole = (run: NodeChangeRun): boolean =>
  run.state === 'done' && run.refused === 0 && !isAsking(run)

/** The state after an order was submitted. The last response may already hold its end. */
export function followOrder(followed: FollowedRuns, id: string): FollowedRuns {
  const ordered = { ...followed, running: new Set([...followed.running, id]) }
  return ordered.runs === undefined ? ordered : followRuns(ordered, ordered.runs)
}

/**
 * The state after the server has responded again.
 *
 * @param kept ids of orders that are shown although they ended earlier
 */
export function followRuns(
  { running, unsettled }: FollowedRuns,
  runs: readonly NodeChangeRun[],
  kept: readonly string[] = [],
): FollowedRuns {
  const justEnded = runs.filter(({ id, state }) => running.has(id) && state !== 'running')
  const ended = new Set(justEnded.map(({ id }) => id))
  const partly = justEnded.filter((run) => !isWhole(run)).map(({ id }) => id)
  const now = runs.filter(({ state }) => state === 'running').map(({ id }) => id)
  return {
    runs,
    justEnded,
    // One that was just submitted may be missing in a response that was already in flight.
    running: new Set([...[...running].filter((id) => !ended.has(id)), ...now]),
    unsettled: new Set([...unsettled, ...kept, ...partly]),
  }
}
