import {
  FactList,
  isMuted,
  MUTED_WITHOUT_END_TS,
  type AlertDetails as Alert,
} from '@airshed/console-kit'
import { LevelTag, RelativeTime, StatusTag, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { durationText } from '../../durationText.ts'
import { timesOf } from '../spanText.ts'
import { hoursText } from './hoursText.ts'

export interface AlertFactsProps {
  alert: Alert
  /** Since when it has been in its state, ms UTC; null if unknown. */
  sinceTs: number | null
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The state of an alert and when it begins, each fact with its name. */
export function AlertFacts({ alert, sinceTs, nowMs, intl }: AlertFactsProps) {
  const { statusType, hours, acknowledged, muted_until: mutedUntil } = alert
  const { repeat_every_ms: repeatMs, escalation } = alert.subscribers
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const ago = (at: number | null): ReactNode => (
    <RelativeTime at={at} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
  )
  const length = (lengthMs: number): string =>
    lengthMs === 0 ? text('monitor.none') : durationText(lengthMs, intl.locale)
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['message', alert.description === '' ? text('monitor.noMessage') : alert.description],
    ['level', <LevelTag key="level" level={alert.notification_level} />],
    ['state', <StatusTag key="state" status={statusType} label={text(`state.${statusType}`)} />],
    ...(sinceTs === null ? [] : [['since', ago(sinceTs)] as const]),
    ['triggered', ago(alert.lastTriggeredTs)],
    ...(acknowledged === null
      ? []
      : [
          [
            'acknowledged',
            <>
              {ago(acknowledged.at)}
              {acknowledged.by === null
                ? null
                : ` ${text('monitor.by', { name: acknowledged.by })}`}
              {acknowledged.comment === null ? null : <div>{acknowledged.comment}</div>}
            </>,
          ] as const,
        ]),
    ...(mutedUntil === null || !isMuted(mutedUntil, nowMs)
      ? []
      : [
          [
            'muted',
            mutedUntil === MUTED_WITHOUT_END_TS
              ? text('monitor.mutedWithoutEnd')
              : text('monitor.mutedUntil', { at: timesOf(intl).dateTime(mutedUntil) }),
          ] as const,
        ]),
    ['hold', length(alert.hold_time_ms)],
    ['reactivation', length(alert.reactivation_time_ms)],
    ['missing', text(`missing.${alert.missing_data}`)],
    ...(repeatMs === null
      ? []
      : [['repeat', text('monitor.repeat', { length: length(repeatMs) })] as const]),
    ...(escalation === null
      ? []
      : [
          [
            'escalation',
            text('monitor.escalation', { length: length(escalation.after_ms) }),
          ] as const,
        ]),
    [
      'hours',
      hours === null ? (
        text('monitor.anyTime')
      ) : (
        <>
          {hoursText(hours, intl).map((line) => (
            <div key={line}>{line}</div>
          ))}
          <div className="air-muted">{hours.timezone}</div>
        </>
      ),
    ],
  ]
  return (
    <FactList
      nameWidthPx={108}
      facts={facts.map(([id, value]) => ({ id, name: text(`monitor.fact.${id}`), value }))}
    />
  )
}
