import { localTime, periodWords, RelativeTime, timeFormat, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import type { DeviceFacts } from './deviceFacts.ts'
import { PlaceText } from './PlaceText.tsx'

interface FactListProps {
  facts: DeviceFacts
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Each fact with its name; unknown ones are left out. */
export function FactList({ facts, nowMs, intl }: FactListProps) {
  const { serial, type, intervalMs, timezone, place, sharedTo, sensors, dataPoints, profiles } =
    facts
  const count = (id: string, value: number | null): ReactNode =>
    value === null || value === 0 ? null : intl.formatMessage({ id }, { count: value })
  const entries: readonly (readonly [id: string, words: ReactNode])[] = [
    ['lastReport', <LastReport key="report" {...{ facts, nowMs, intl }} />],
    [
      'interval',
      intl.formatMessage({ id: 'interval' }, { period: periodWords(intervalMs, intl.locale) }),
    ],
    ['type', type],
    [
      'serial',
      <span key="serial" className="info-code">
        {serial}
      </span>,
    ],
    ['timezone', <Zone key="zone" {...{ timezone, nowMs, intl }} />],
    ['location', place === null ? null : <PlaceText key="place" {...{ place, nowMs, intl }} />],
    [
      'parts',
      [count('sensors', sensors), count('dataPoints', dataPoints)]
        .filter((one) => one !== null)
        .join(' · '),
    ],
    [
      'profile',
      profiles
        .map(({ name, version }) => intl.formatMessage({ id: 'profile' }, { name, version }))
        .join(', '),
    ],
    ['shared', count('shared', sharedTo)],
  ]
  return (
    <dl className="info-facts">
      {entries.map(([id, words]) =>
        words === null || words === '' ? null : (
          <div key={id}>
            <dt>{intl.formatMessage({ id: `fact.${id}` })}</dt>
            <dd>{words}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** How long ago, and the exact time. */
function LastReport({ facts, nowMs, intl }: FactListProps) {
  const { lastReportMs: at, isLate } = facts
  const timezone = intl.timeZone ?? 'UTC'
  return (
    <span data-late={isLate}>
      <RelativeTime at={at} now={nowMs} timezone={timezone} />
      {at === null ? null : (
        <span className="info-exact">{timeFormat(intl.locale, timezone).exact(at)}</span>
      )}
    </span>
  )
}

function Zone({
  timezone,
  nowMs,
  intl,
}: Pick<FactListProps, 'nowMs' | 'intl'> & { timezone: string }) {
  const time = localTime(timezone, nowMs, intl.locale)
  return (
    <>
      {timezone}
      {time === null ? null : <span className="info-exact">{time}</span>}
    </>
  )
}
