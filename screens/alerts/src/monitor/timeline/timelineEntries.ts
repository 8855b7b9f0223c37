import {
  MUTED_WITHOUT_END_TS,
  type AlertAct,
  type AlertChange,
  type AlertDetails as Alert,
  type AlertTimelineEntry,
} from '@airshed/console-kit'

type NotifiedChange = Extract<AlertTimelineEntry, { kind: 'change' }>

/** An event in the history of an alert. */
export interface TimelineEntry {
  kind:
    | ('began' | 'noData' | 'over')
    | ('stillActive' | 'stillNoData')
    | ('muteOver' | 'evaluated' | 'created')
    | AlertAct
  /** ms UTC. */
  ts: number
  /** Who did it. */
  by?: string
  /** It was derived from readings that arrived late. */
  isCorrected?: boolean
  /** For `muted`: until when, ms UTC; null: until it is unmuted. */
  untilTs?: number | null
  /** For `acknowledged`: what they wrote; absent: nothing. */
  comment?: string
  /** Who was notified; undefined: no notification was due. */
  notified?: Pick<NotifiedChange, 'withheld' | 'notifications'>
}

type TimelineAlert = Pick<Alert, 'acknowledged' | 'muted_until' | 'judged_from' | 'created_at'>

/**
 * The events of an alert, the newest first.
 *
 * @param changes the known ones, in any order; duplicates are shown once
 * @param known who was notified, and the actions of people; undefined: not loaded yet
 * @param nowTs the current time, ms UTC
 */
export function timelineEntries(
  alert: TimelineAlert,
  changes: readonly AlertChange[],
  known: readonly AlertTimelineEntry[] | undefined,
  nowTs: number,
): readonly TimelineEntry[] {
  const { muted_until: muted, judged_from: evaluatedFrom, created_at: created } = alert
  const entries: TimelineEntry[] = [
    ...changeEntries(changes, known ?? []),
    ...(known === undefined ? acknowledgement(alert) : known.flatMap(actEntry)),
    ...(muted === null || muted > nowTs ? [] : [{ kind: 'muteOver' as const, ts: muted }]),
    ...(evaluatedFrom === null || evaluatedFrom === created
      ? []
      : [{ kind: 'evaluated' as const, ts: evaluatedFrom }]),
    { kind: 'created', ts: created },
  ]
  return entries.toSorted((a, b) => b.ts - a.ts)
}

/**
 * A notified change that is no longer in the history was corrected by late readings; its notification was
 * still sent.
 */
function changeEntries(
  changes: readonly AlertChange[],
  known: readonly AlertTimelineEntry[],
): TimelineEntry[] {
  const byKey = new Map<string, TimelineEntry>()
  for (const { ts, is_corrected: isCorrected, ...change } of changes) {
    const kind = kindOf(change)
    byKey.set(`${ts} ${kind}`, { kind, ts, isCorrected })
  }
  for (const entry of known) {
    if (entry.kind !== 'change') continue
    const { ts, withheld, notifications, reason, noticed_at: noticedAt, ...change } = entry
    if (reason !== 'change') {
      const still = change.lacks_data ? 'stillNoData' : 'stillActive'
      const notified = { withheld, notifications }
      byKey.set(`${noticedAt} ${reason}`, { kind: still, ts: noticedAt, notified })
      continue
    }
    const kind = kindOf(change)
    const key = `${ts} ${kind}`
    byKey.set(key, { ...(byKey.get(key) ?? { kind, ts }), notified: { withheld, notifications } })
  }
  return [...byKey.values()]
}

const kindOf = (change: Pick<AlertChange, 'is_active' | 'lacks_data'>): TimelineEntry['kind'] =>
  change.is_active ? 'began' : change.lacks_data ? 'noData' : 'over'

function actEntry(entry: AlertTimelineEntry): TimelineEntry[] {
  if (entry.kind !== 'act') return []
  const { act, ts, by, until, comment } = entry
  const untilTs = until === MUTED_WITHOUT_END_TS ? null : until
  if (act === 'muted') return [{ kind: act, ts, by, untilTs }]
  return [{ kind: act, ts, by, ...(comment === null ? {} : { comment }) }]
}

function acknowledgement({ acknowledged }: TimelineAlert): TimelineEntry[] {
  if (acknowledged === null) return []
  const { at: ts, by, comment } = acknowledged
  return [
    {
      kind: 'acknowledged',
      ts,
      ...(by === null ? {} : { by }),
      ...(comment === null ? {} : { comment }),
    },
  ]
}
