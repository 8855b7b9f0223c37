import {
  ALERT_PRESETS_MS,
  alertDurations,
  Card,
  conditionPointIds,
  DEFAULT_ALERT_RANGE_MS,
  PageRangePicker,
  RangePin,
  RecordPage,
  usePinnedRange,
  type AlertDetails as Alert,
} from '@airshed/console-kit'
import { StatusTag, type PluginIntl, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import { alertTabs } from '../alertTabs.ts'
import { AlertDetails } from '../list/AlertDetails.tsx'
import { useWatchedPoints } from '../list/useWatchedPoints.ts'
import { DownloadMenu } from './actions/DownloadMenu.tsx'
import { ManageMenu } from './actions/ManageMenu.tsx'
import { EventsCard } from './chart/EventsCard.tsx'
import { DurationsCard } from './durations/DurationsCard.tsx'
import { useAlertHistory } from './history/useAlertHistory.ts'
import { AlertFacts } from './info/AlertFacts.tsx'
import type { MonitorParams } from './params.ts'
import { TimelineCard } from './timeline/TimelineCard.tsx'
import './monitor.css'

/** Storage key of the range that is kept when switching between alerts. */
const RANGE_KEY = 'alerts.monitor.range'

export interface AlertMonitorProps extends Pick<
  ScreenProps<MonitorParams>,
  'params' | 'setParams'
> {
  alert: Alert
  intl: PluginIntl
}

/** When an alert was active or had no data, in a chart and in a table; beside them its facts and its timeline. */
export function AlertMonitor({ alert, params, setParams, intl }: AlertMonitorProps) {
  const range = usePinnedRange(
    { key: RANGE_KEY, lengthMs: DEFAULT_ALERT_RANGE_MS },
    params,
    setParams,
  )
  const history = useAlertHistory(alert, range)
  const { now } = range
  const { shown } = history
  const { from, to } = range.range
  const durations = useMemo(
    () => (shown === undefined ? undefined : alertDurations(shown, { from, to }, now)),
    [shown, from, to, now],
  )
  const ruled = (alert.data_points ?? []).flatMap(({ conditions }) =>
    conditions.flatMap(conditionPointIds),
  )
  const drawn = (durations ?? []).flatMap(({ dataPointId: id }) => (id === null ? [] : [id]))
  const { points } = useWatchedPoints([...new Set([...ruled, ...drawn])], alert.nodes)
  const text = (id: string): string => intl.formatMessage({ id })
  const pinLabel = text(range.isPinned ? 'monitor.unpin' : 'monitor.pin')
  return (
    <RecordPage
      title={alert.name}
      above={[{ label: text('title'), to: 'alerts' }]}
      status={<StatusTag status={alert.statusType} label={text(`state.${alert.statusType}`)} />}
      tabs={alertTabs(alert, intl)}
      currentTab="monitor"
      actions={
        <>
          <PageRangePicker range={range} presets={ALERT_PRESETS_MS} />
          <RangePin isPinned={range.isPinned} label={pinLabel} onToggle={range.togglePin} />
          <DownloadMenu {...{ alert, durations, points, range, intl }} />
          <ManageMenu alert={alert} nowMs={now} intl={intl} />
        </>
      }
    >
      <div className="alerts-monitor-page">
        <div className="alerts-monitor">
          <div className="alerts-monitor-main">
            <EventsCard {...{ alert, history, durations, points, range, intl }} />
            <DurationsCard {...{ history, durations, points, intl }} />
          </div>
          <div className="alerts-monitor-side">
            <Card title={text('monitor.info')}>
              <AlertFacts alert={alert} sinceTs={history.sinceTs} nowMs={now} intl={intl} />
            </Card>
            <Card title={text('monitor.watches')}>
              <AlertDetails alert={alert} intl={intl} />
            </Card>
            <TimelineCard {...{ alert, history, intl }} nowMs={now} />
          </div>
        </div>
      </div>
    </RecordPage>
  )
}
