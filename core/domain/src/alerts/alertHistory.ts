import type { AlertChange, AlertStanding } from './judgeAlert.ts'

/** An alert that was never judged. */
export const UNJUDGED: AlertStanding = {
  isActive: null,
  lacksData: false,
  beganTs: null,
  group: null,
}

/**
 * The standing of an alert just before a time, from its changes up to then.
 *
 * @param changes ascending
 * @param start its standing before the first of them
 */
export function standingBefore(
  changes: readonly AlertChange[],
  ts: number,
  start: AlertStanding = UNJUDGED,
): AlertStanding {
  let standing = start
  for (const change of changes) {
    if (change.ts >= ts) break
    const { isActive, lacksData, group } = change
    standing = { isActive, lacksData, beganTs: isActive ? change.ts : standing.beganTs, group }
  }
  return standing
}
