import type { AlertChange, AlertDetails, AlertHistory } from '@airshed/console-kit'

/** The parts of an alert that determine since when it has been in its state. */
type EpisodeAlert = Pick<AlertDetails, 'statusType' | 'lastTriggeredTs' | 'judged_from'>

/**
 * Since when an alert has been in its state, ms UTC; null if unknown.
 *
 * @param latest its changes since it was last triggered, oldest first
 */
export function stateSince(alert: EpisodeAlert, latest: readonly AlertChange[]): number | null {
  const { statusType, lastTriggeredTs, judged_from: evaluatedFrom } = alert
  const last = latest.at(-1)
  switch (statusType) {
    case 'active':
      return last?.is_active === true ? last.ts : lastTriggeredTs
    case 'no_data':
      return last?.lacks_data === true ? last.ts : null
    case 'resolved':
      return last?.is_active === false && !last.lacks_data ? last.ts : null
    case 'idle':
      return evaluatedFrom
    case 'deactivated':
      return null
  }
}

/**
 * A history that starts in the middle of an activity, or of a time without data, completed with its beginning if the
 * latest changes include it.
 *
 * @param latest oldest first
 */
export function withBeginning(history: AlertHistory, latest: readonly AlertChange[]): AlertHistory {
  const { before, lacked_data_before: lackedData, is_cut: isCut, from, changes } = history
  if (isCut || (before !== true && !lackedData)) return history
  const lastBefore = latest.findLast(({ ts }) => ts < from)
  if (lastBefore === undefined) return history
  const { is_active: isActive, lacks_data: lacksData } = lastBefore
  if (isActive !== (before === true) || lacksData !== lackedData) return history
  return {
    ...history,
    before: false,
    lacked_data_before: false,
    changes: [lastBefore, ...changes],
  }
}

/**
 * The changes of a history. The state found when an alert was first evaluated is not a change, unless it
 * was active or had no data.
 */
export const withoutFirstState = ({
  before,
  changes,
}: Pick<AlertHistory, 'before' | 'changes'>): readonly AlertChange[] =>
  before === null && changes[0]?.is_active === false && !changes[0].lacks_data
    ? changes.slice(1)
    : changes
