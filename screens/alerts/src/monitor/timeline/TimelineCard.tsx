import { Card, type AlertDetails as Alert } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import type { ShownHistory } from '../history/useAlertHistory.ts'
import { timesOf } from '../spanWords.ts'
import { timelineEntries, type TimelineEntry } from './timelineEntries.ts'

/** The newest entries that are shown; the table beside them has every change. */
const SHOWN = 20

export interface TimelineCardProps {
  alert: Alert
  history: ShownHistory
  /** The present, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** What became of an alert in the range of the page and since it was last triggered. */
export function TimelineCard({ alert, history, nowMs, intl }: TimelineCardProps) {
  const { shown, latest } = history
  const entries = timelineEntries(alert, [...(shown?.changes ?? []), ...latest], nowMs)
  const left = entries.length - SHOWN
  return (
    <Card title={intl.formatMessage({ id: 'monitor.timeline' })}>
      <ol className="alerts-timeline">
        {entries.slice(0, SHOWN).map((entry) => (
          <Entry key={`${entry.kind}|${entry.ts}`} entry={entry} intl={intl} />
        ))}
      </ol>
      {left > 0 ? (
        <p className="alerts-muted">
          {intl.formatMessage({ id: 'monitor.timeline.more' }, { count: left })}
        </p>
      ) : null}
    </Card>
  )
}

function Entry({ entry, intl }: { entry: TimelineEntry; intl: PluginIntl }) {
  const { kind, ts, by, isCorrected = false } = entry
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  return (
    <li data-kind={kind}>
      {ts === null ? null : (
        <time dateTime={new Date(ts).toISOString()} title={timesOf(intl).exact(ts)}>
          {timesOf(intl).dateTime(ts)}
        </time>
      )}
      <span>
        {text(ts === null ? 'monitor.mutedWithoutEnd' : `monitor.timeline.${kind}`)}
        {by === undefined ? null : ` ${text('monitor.by', { name: by })}`}
        {isCorrected ? (
          <span className="alerts-muted">{` (${text('monitor.note.corrected')})`}</span>
        ) : null}
      </span>
    </li>
  )
}
