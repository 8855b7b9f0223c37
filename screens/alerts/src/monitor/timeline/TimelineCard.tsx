import { Card, useCall, type AlertDetails as Alert } from '@airshed/console-kit'
import { getAlertTimeline } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import type { ShownHistory } from '../history/useAlertHistory.ts'
import { timesOf } from '../spanText.ts'
import { withoutFirstState } from '../history/episode.ts'
import { timelineEntries, type TimelineEntry } from './timelineEntries.ts'
import { notificationLines } from './notificationLines.ts'

/** Maximum number of newest entries shown; the table beside them has every change. */
const SHOWN = 20

export interface TimelineCardProps {
  alert: Alert
  history: ShownHistory
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/**
 * The timeline of an alert over the range of the page and since it was last triggered: its changes with
 * the notified recipients, and the actions of people.
 */
export function TimelineCard({ alert, history, nowMs, intl }: TimelineCardProps) {
  const { shown, latest } = history
  const timeline = useCall(
    getAlertTimeline,
    { params: { id: alert['_id'] } },
    { keepsPrevious: true },
  )
  const entries = timelineEntries(
    alert,
    [...(shown === undefined ? [] : withoutFirstState(shown)), ...latest],
    timeline.data?.entries,
    nowMs,
  )
  const left = entries.length - SHOWN
  return (
    <Card title={intl.formatMessage({ id: 'monitor.timeline' })}>
      {timeline.isError ? (
        <p className="air-muted">{intl.formatMessage({ id: 'monitor.timeline.error' })}</p>
      ) : null}
      <ol className="alerts-timeline">
        {entries.slice(0, SHOWN).map((entry) => (
          <Entry key={`${entry.kind}|${entry.ts}`} entry={entry} intl={intl} />
        ))}
      </ol>
      {left > 0 ? (
        <p className="air-muted">
          {intl.formatMessage({ id: 'monitor.timeline.more' }, { count: left })}
        </p>
      ) : null}
    </Card>
  )
}

function Entry({ entry, intl }: { entry: TimelineEntry; intl: PluginIntl }) {
  const { kind, ts, by, notified, comment, isCorrected = false } = entry
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  return (
    <li data-kind={kind}>
      <time dateTime={new Date(ts).toISOString()} title={timesOf(intl).exact(ts)}>
        {timesOf(intl).dateTime(ts)}
      </time>
      <div>
        {entryText(entry, intl)}
        {by === undefined ? null : ` ${text('monitor.by', { name: by })}`}
        {isCorrected ? (
          <span className="air-muted">{` (${text('monitor.note.corrected')})`}</span>
        ) : null}
        {comment === undefined ? null : <p>{comment}</p>}
        {notified === undefined
          ? null
          : notificationLines(notified, intl).map((line) => (
              <p key={line} className="air-muted">
                {line}
              </p>
            ))}
      </div>
    </li>
  )
}

function entryText({ kind, untilTs }: TimelineEntry, intl: PluginIntl): string {
  if (kind !== 'muted') return intl.formatMessage({ id: `monitor.timeline.${kind}` })
  return untilTs == null
    ? intl.formatMessage({ id: 'monitor.timeline.mutedForGood' })
    : intl.formatMessage(
        { id: 'monitor.timeline.mutedUntil' },
        { time: timesOf(intl).dateTime(untilTs) },
      )
}
