import type { AlertChange, AlertStanding } from './judgeAlert.ts'

/** What the subscribers of an alert know. */
export interface ToldState {
  /** The state that they were told last; null: none. */
  readonly told: boolean | null
  /** Since when it had that state, ms UTC. */
  readonly toldTs: number | null
}

/** A change of state that subscribers are told of. */
export type AlertNotice = Pick<AlertChange, 'ts' | 'isActive' | 'group' | 'values'>

export interface NoticeOptions extends ToldState {
  /** Changes as they are known now, ascending. */
  readonly changes: readonly AlertChange[]
  /** How the alert stands now. */
  readonly standing: AlertStanding
  /** ms UTC. */
  readonly now: number
  /** Changes that are older than this are history: nobody is told of them, ms. */
  readonly liveForMs: number
  /** Something new is known about the time since then. */
  readonly isLive: boolean
}

/**
 * What subscribers are told after an alert was judged. Each change that has just happened is told once, in order.
 * Late readings change the history and tell nothing; where they also changed the present, that is told with
 * the next reading that is up to date.
 */
export function noticesOf({
  changes,
  standing,
  now,
  liveForMs,
  isLive,
  ...before
}: NoticeOptions): {
  notices: readonly AlertNotice[]
  after: ToldState
} {
  const notices: AlertNotice[] = []
  let { told, toldTs } = before
  const tell = (change: AlertChange): void => {
    if (change.isActive !== (told ?? false)) notices.push(change)
    told = change.isActive
    toldTs = change.ts
  }
  for (const change of changes) {
    const isNew = change.ts >= now - liveForMs && change.ts > (toldTs ?? Number.NEGATIVE_INFINITY)
    if (isNew && change.isActive !== told) tell(change)
  }
  const isActive = standing.isActive ?? false
  if (isLive && isActive !== (told ?? false)) {
    const last = changes.findLast((change) => change.isActive === isActive)
    const ts = last?.ts ?? (isActive ? standing.beganTs : null) ?? now
    const { group } = standing
    tell(last ?? { ts, isActive, group, values: [] })
  }
  return { notices, after: { told, toldTs } }
}
