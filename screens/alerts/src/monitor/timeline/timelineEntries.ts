import {
  MUTED_WITHOUT_END_TS,
  type AlertChange,
  type AlertDetails as Alert,
} from '@airshed/console-kit'

/** What became of an alert at a time. */
export interface TimelineEntry {
  kind: 'began' | 'over' | 'acknowledged' | 'muted' | 'muteOver' | 'judged' | 'created'
  /** ms UTC; null: until somebody ends it. */
  ts: number | null
  /** Who did it. */
  by?: string
  /** It was found by readings that came late. */
  isCorrected?: boolean
}

/**
 * What became of an alert, the newest first, and before it how long it is muted.
 *
 * @param changes those that are known, in any order; one that is there twice is told once
 * @param nowTs the present, ms UTC
 */
export function timelineEntries(
  alert: Pick<Alert, 'acknowledged' | 'muted_until' | 'judged_from' | 'created_at'>,
  changes: readonly AlertChange[],
  nowTs: number,
): readonly TimelineEntry[] {
  const { acknowledged, muted_until: muted, judged_from: judged, created_at: created } = alert
  const byTime = new Map(changes.map((change) => [change.ts, change]))
  const entries: (TimelineEntry & { ts: number })[] = [
    ...[...byTime.values()].map(({ ts, is_active: isActive, is_corrected: isCorrected }) => ({
      kind: isActive ? ('began' as const) : ('over' as const),
      ts,
      isCorrected,
    })),
    ...(acknowledged === null
      ? []
      : [
          {
            kind: 'acknowledged' as const,
            ts: acknowledged.at,
            ...(acknowledged.by === null ? {} : { by: acknowledged.by }),
          },
        ]),
    ...(muted === null
      ? []
      : [{ kind: muted > nowTs ? ('muted' as const) : ('muteOver' as const), ts: muted }]),
    ...(judged === null || judged === created ? [] : [{ kind: 'judged' as const, ts: judged }]),
    { kind: 'created', ts: created },
  ]
  return entries
    .toSorted((a, b) => b.ts - a.ts)
    .map((entry) => (entry.ts === MUTED_WITHOUT_END_TS ? { ...entry, ts: null } : entry))
}
