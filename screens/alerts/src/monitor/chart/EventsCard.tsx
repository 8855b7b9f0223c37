import {
  Card,
  SpanChart,
  spanChartHeightPx,
  type AlertDetails as Alert,
  type AlertDuration,
  type PageRange,
} from '@airshed/console-kit'
import { useElementSize, type PluginIntl } from '@airshed/kit'
import { useMemo, useRef } from 'react'
import type { WatchedPoints } from '../../list/ruleText.ts'
import { HistoryState } from '../history/HistoryState.tsx'
import type { ShownHistory } from '../history/useAlertHistory.ts'
import { activitySummary } from './activitySummary.ts'
import { eventRows } from './eventRows.ts'
import { EventsKey } from './EventsKey.tsx'

/** Id of the card, for saving it as a picture. */
export const EVENTS_CARD_ID = 'alert-events'

export interface EventsCardProps {
  alert: Alert
  history: ShownHistory
  /** undefined: not loaded yet. */
  durations: readonly AlertDuration[] | undefined
  points: WatchedPoints
  range: PageRange
  intl: PluginIntl
}

/** When an alert was active or had no data in the range of the page, in rows. */
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
  const height = spanChartHeightPx(rows.length)
  const isNever = alert.lastTriggeredTs === null && durations?.length === 0
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
            />
          )}
          <EventsKey durations={durations ?? []} intl={intl} />
        </HistoryState>
      </div>
    </Card>
  )
}
