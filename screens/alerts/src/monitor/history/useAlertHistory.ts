import {
  useCall,
  type AlertChange,
  type AlertDetails,
  type AlertHistory,
  type PageRange,
} from '@airshed/console-kit'
import { ALERT_HISTORY_MAX_MS } from '@airshed/console-kit/define'
import { listAlertChanges } from '@airshed/console-kit/calls'
import { MINUTE_MS } from '@airshed/kit'
import { useMemo } from 'react'
import { stateSince, withBeginning } from './episode.ts'

/** Margin requested on both sides of the range, so that a live range stays within it for a while. */
const PADDING_MS = 30 * MINUTE_MS
const NONE: readonly AlertChange[] = []

export interface ShownHistory {
  /** Changes of the range and its margin; undefined: not loaded yet, or not available. */
  shown: AlertHistory | undefined
  /** The changes since the alert was last triggered, oldest first. */
  latest: readonly AlertChange[]
  /** Since when the alert has been in its state, ms UTC; null if unknown. */
  sinceTs: number | null
  /** The range is longer than one request may cover. */
  isTooLong: boolean
  error: unknown
  refetch: () => unknown
}

/** The changes of an alert over the range of the page, and those since it was last triggered. */
export function useAlertHistory(alert: AlertDetails, { range, now }: PageRange): ShownHistory {
  const { _id: id, lastTriggeredTs } = alert
  const params = { id }
  const query = { from: before(range.from), to: after(range.to) }
  const isTooLong = query.to - query.from > ALERT_HISTORY_MAX_MS
  const history = useCall(
    listAlertChanges,
    { params, query },
    { enabled: !isTooLong, keepsPrevious: true },
  )
  const since = lastTriggeredTs ?? 0
  const untilTs = Math.min(after(now), since + ALERT_HISTORY_MAX_MS)
  const last = useCall(
    listAlertChanges,
    { params, query: { from: since, to: untilTs } },
    { enabled: lastTriggeredTs !== null, keepsPrevious: true },
  )
  const latest = last.data?.changes ?? NONE
  const known = history.data
  // The response to an earlier request is enough as long as it covers the range.
  const isCovered = known !== undefined && known.from <= range.from && known.to >= range.to
  const shown = useMemo(
    () => (isCovered && !isTooLong ? withBeginning(known, latest) : undefined),
    [isCovered, isTooLong, known, latest],
  )
  return {
    shown,
    latest,
    sinceTs: stateSince(alert, latest),
    isTooLong,
    error: history.error,
    refetch: history.refetch,
  }
}

const before = (ts: number): number => (Math.floor(ts / PADDING_MS) - 1) * PADDING_MS
const after = (ts: number): number => (Math.ceil(ts / PADDING_MS) + 1) * PADDING_MS
