import {
  alertDurations,
  titledError,
  type AlertDuration,
  type AlertHistory,
} from '@airshed/console-kit'
import { ErrorState, Skeleton, StatusTag, timeFormat, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import { durationText } from '../../durationText.ts'

/** Maximum number of spans listed, newest first. */
const LISTED_MAX = 50

export interface PreviewResultProps {
  query: {
    data: AlertHistory | undefined
    error: unknown
    refetch: () => unknown
  }
  /** The rules have changed since they were evaluated. */
  isOutdated: boolean
  intl: PluginIntl
}

/** How often and how long an alert would have been active or without data, and when. */
export function PreviewResult({ query, isOutdated, intl }: PreviewResultProps) {
  const { data, error, refetch } = query
  const text = textOf(intl)
  if (error != null) {
    return (
      <ErrorState
        {...titledError(error, intl, text('edit.preview.error'))}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <Skeleton height={72} />
  const spans = alertDurations(data, data, data.to).filter(
    ({ dataPointId }) => dataPointId === null,
  )
  const active = spans.filter(({ state }) => state === 'active')
  const gaps = spans.filter(({ state }) => state === 'no_data')
  const countText = (id: string, counted: readonly AlertDuration[]): string =>
    text(id, { count: counted.length, time: durationText(lengthMs(counted), intl.locale) })
  const listed = spans.toReversed().slice(0, LISTED_MAX)
  return (
    <div className="alerts-edit-result" data-outdated={isOutdated} aria-busy={isOutdated}>
      <p role="status">
        {active.length === 0 ? text('edit.preview.never') : countText('edit.preview.found', active)}
        {gaps.length === 0 ? null : <>. {countText('edit.preview.noData', gaps)}</>}
      </p>
      {data.is_cut ? <p className="air-muted">{text('edit.preview.cut')}</p> : null}
      {listed.length === 0 ? null : (
        <ul className="alerts-edit-spans">
          {listed.map((span) => (
            <li key={span.from}>
              {spanText(span, intl)}
              {span.state === 'no_data' ? (
                <StatusTag status="no_data" label={text('state.no_data')} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {listed.length < spans.length ? (
        <p className="air-muted">
          {text('edit.preview.more', { count: spans.length - listed.length })}
        </p>
      ) : null}
    </div>
  )
}

const lengthMs = (spans: readonly AlertDuration[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0)

function spanText(span: AlertDuration, intl: PluginIntl): string {
  const text = textOf(intl)
  const { dateTime } = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const values = {
    from: dateTime(span.from),
    to: dateTime(span.to),
    time: durationText(span.to - span.from, intl.locale),
  }
  if (span.isOpen) return text('edit.preview.still', values)
  return text(span.beganTs === null ? 'edit.preview.spanBefore' : 'edit.preview.spanAt', values)
}
