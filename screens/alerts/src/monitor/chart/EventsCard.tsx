import {
  Card,
  durationCategories,
  SpanChart,
  type AlertDetails as Alert,
  type AlertDuration,
  type PageRange,
} from '@airshed/console-kit'
import { useElementSize, type PluginIntl } from '@airshed/kit'
import { useMemo, useRef } from 'react'
import type { WatchedPoints } from '../../list/ruleWords.ts'
import { HistoryState } from '../history/HistoryState.tsx'
import type { ShownHistory } from '../history/useAlertHistory.ts'
import { activitySummary } from './activitySummary.ts'
import { eventRows } from './eventRows.ts'

/** Id of the card, for saving it as a picture. */
export const EVENTS_CARD_ID = 'alert-events'

/** Height of the chart: a fixed part, and a part for each category. */
const HEIGHT_PX = 150
const CATEGORY_PX = 75

export interface EventsCardProps {
  alert: Alert
  history: ShownHistory
  /** undefined: not loaded yet. */
  durations: readonly AlertDuration[] | undefined
  points: WatchedPoints
  range: PageRange
  intl: PluginIntl
}

/** When an alert was active in the range of the page: a row for it, and one for each of its data points. */
export function EventsCard(props: EventsCardProps) {
  const { alert, history, durations, points, range, intl } = props
  const { from, to } = range.range
  const text = (id: string): string => intl.formatMessage({ id })
  const box = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(box)
  const { name } = alert
  const rows = useMemo(
    () => eventRows(durations ?? [], { name, points, intl }),
    [durations, name, points, intl],
  )
  const height = HEIGHT_PX + CATEGORY_PX * durationCategories(durations ?? []).length
  const isNever = alert.lastTriggeredTs === null && durations?.length === 0
  const isMarked = durations?.some(({ isCorrected }) => isCorrected) === true
  return (
    <Card title={text('monitor.events')}>
      <div className="alerts-events" data-widget-id={EVENTS_CARD_ID} ref={box}>
        <HistoryState {...{ history, intl }} heightPx={height} isNever={isNever}>
          <p className="alerts-events-summary">{activitySummary(durations ?? [], intl)}</p>
          {width === 0 ? (
            <div style={{ height }} />
          ) : (
            <SpanChart
              label={text('monitor.events.label')}
              timesLabel={text('monitor.events.times')}
              rows={rows}
              range={{ from, to }}
              timezone={intl.timeZone ?? 'UTC'}
              width={width}
              height={height}
            />
          )}
          {isMarked ? (
            <p className="alerts-events-key">
              <span className="alerts-hatch" aria-hidden />
              {text('monitor.note.corrected')}
            </p>
          ) : null}
        </HistoryState>
      </div>
    </Card>
  )
}
