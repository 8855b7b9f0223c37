import type { AlertChange, AlertStanding } from './judgeAlert.ts'

/** What the subscribers of an alert have been notified of. */
export interface ToldState {
  /** The state that they were last notified of; null: none. */
  readonly told: boolean | null
  /** That state was that it has no data. */
  readonly toldNoData: boolean
  /** When it entered that state, ms UTC. */
  readonly toldTs: number | null
}

/** A change of state that subscribers are notified of. */
export type AlertNotice = Pick<AlertChange, 'ts' | 'isActive' | 'lacksData' | 'group' | 'values'>

export interface NoticeOptions extends ToldState {
  /** Changes as they are known now, ascending. */
  readonly changes: readonly AlertChange[]
  /** The current standing of the alert. */
  readonly standing: AlertStanding
  /** ms UTC. */
  readonly now: number
  /** Changes older than this are history and cause no notification, ms. */
  readonly liveForMs: number
  /** Something new is known about the time since then. */
  readonly isLive: boolean
}

/**
 * What subscribers are notified of after an alert was judged. Each change that has just happened is reported once, in
 * order. Late readings change the history without notification; if they also changed the present, that is reported with
 * the next up-to-date reading.
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
  let { told, toldNoData, toldTs } = before
  const isTold = ({ isActive, lacksData }: Pick<AlertNotice, 'isActive' | 'lacksData'>): boolean =>
    isActive === (told ?? false) && lacksData === toldNoData
  const tell = (change: AlertNotice): void => {
    if (!isTold(change)) notices.push(change)
    told = change.isActive
    toldNoData = change.lacksData
    toldTs = change.ts
  }
  for (const change of changes) {
    const isNew = change.ts >= now - liveForMs && change.ts > (toldTs ?? Number.NEGATIVE_INFINITY)
    if (isNew && (told === null || !isTold(change))) tell(change)
  }
  const { lacksData, group } = standing
  const isActive = standing.isActive ?? false
  if (isLive && !isTold({ isActive, lacksData })) {
    const last = changes.findLast(
      (change) => change.isActive === isActive && change.lacksData === lacksData,
    )
    const ts = last?.ts ?? (isActive ? standing.beganTs : null) ?? now
    tell(last ?? { ts, isActive, lacksData, group, values: [] })
  }
  return { notices, after: { told, toldNoData, toldTs } }
}
