import type { NodeChangeRun } from '@airshed/console-kit'

/** What is known of the orders of a reader, as the page follows them. */
export interface FollowedRuns {
  /** The answer that this was made of; undefined: none yet. */
  runs: readonly NodeChangeRun[] | undefined
  /** Ids of those that run, or that were just ordered. */
  running: ReadonlySet<string>
  /** Those that ended with this answer. */
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

/** Nothing of it needs to be looked at. */
export const isWhole = ({ state, refused }: NodeChangeRun): boolean =>
  state === 'done' && refused === 0

/** What is known once the server has answered again. */
export function followRuns(
  { running, unsettled }: FollowedRuns,
  runs: readonly NodeChangeRun[],
): FollowedRuns {
  const justEnded = runs.filter(({ id, state }) => running.has(id) && state !== 'running')
  const ended = new Set(justEnded.map(({ id }) => id))
  const partly = justEnded.filter((run) => !isWhole(run)).map(({ id }) => id)
  const now = runs.filter(({ state }) => state === 'running').map(({ id }) => id)
  return {
    runs,
    justEnded,
    // One that was just ordered may be missing in an answer that was on its way.
    running: new Set([...[...running].filter((id) => !ended.has(id)), ...now]),
    unsettled: new Set([...unsettled, ...partly]),
  }
}
