import type { AlertChange, EvaluatedState } from './evaluateTracks.ts'

/** What the subscribers of an alert have been notified of. */
export interface NotifiedState {
  /** The state that they were last notified of; null: none. */
  readonly notified: boolean | null
  /** That state was that it has no data. */
  readonly notifiedNoData: boolean
  /** When it entered that state, ms UTC. */
  readonly notifiedTs: number | null
}

/** A change of state that subscribers are notified of. */
export type AlertNotice = Pick<AlertChange, 'ts' | 'isActive' | 'lacksData' | 'group' | 'values'>

export interface NoticeOptions extends NotifiedState {
  /** Changes as they are known now, ascending. */
  readonly changes: readonly AlertChange[]
  /** The current state of the alert. */
  readonly state: EvaluatedState
  /** ms UTC. */
  readonly now: number
  /** Changes older than this are history and cause no notification, ms. */
  readonly liveForMs: number
  /** Something new is known about the time since then. */
  readonly isLive: boolean
}

/**
 * What subscribers are notified of after an alert was evaluated. Each change that has just happened is reported once, in
 * order. Late readings change the history without notification; if they also changed the present, that is reported with
 * the next up-to-date reading.
 */
export function noticesOf({ changes, state, now, liveForMs, isLive, ...before }: NoticeOptions): {
  notices: readonly AlertNotice[]
  after: NotifiedState
} {
  const notices: AlertNotice[] = []
  let { notified, notifiedNoData, notifiedTs } = before
  const isNotified = ({
    isActive,
    lacksData,
  }: Pick<AlertNotice, 'isActive' | 'lacksData'>): boolean =>
    isActive === (notified ?? false) && lacksData === notifiedNoData
  const notify = (change: AlertNotice): void => {
    if (!isNotified(change)) notices.push(change)
    notified = change.isActive
    notifiedNoData = change.lacksData
    notifiedTs = change.ts
  }
  for (const change of changes) {
    const isNew =
      change.ts >= now - liveForMs && change.ts > (notifiedTs ?? Number.NEGATIVE_INFINITY)
    if (isNew && (notified === null || !isNotified(change))) notify(change)
  }
  const { lacksData, group } = state
  const isActive = state.isActive ?? false
  if (isLive && !isNotified({ isActive, lacksData })) {
    const last = changes.findLast(
      (change) => change.isActive === isActive && change.lacksData === lacksData,
    )
    const ts = last?.ts ?? (isActive ? state.beganTs : null) ?? now
    notify(last ?? { ts, isActive, lacksData, group, values: [] })
  }
  return { notices, after: { notified, notifiedNoData, notifiedTs } }
}
