import type { AlertChange, EvaluatedState } from './evaluateTracks.ts'

/** An alert that was never evaluated. */
export const UNEVALUATED: EvaluatedState = {
  isActive: null,
  lacksData: false,
  beganTs: null,
  group: null,
}

/**
 * The state of an alert just before a time, from its changes up to then.
 *
 * @param changes ascending
 * @param start its state before the first of them
 */
export function stateBefore(
  changes: readonly AlertChange[],
  ts: number,
  start: EvaluatedState = UNEVALUATED,
): EvaluatedState {
  let state = start
  for (const change of changes) {
    if (change.ts >= ts) break
    const { isActive, lacksData, group } = change
    state = { isActive, lacksData, beganTs: isActive ? change.ts : state.beganTs, group }
  }
  return state
}
