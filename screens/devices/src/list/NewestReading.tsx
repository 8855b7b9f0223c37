import {
  belowLimitWords,
  formatReading,
  formatTooltipValue,
  isStale,
  RelativeTime,
  timeFormat,
  type Node,
  type PluginIntl,
} from '@airshed/kit'
import { pointInLanguage } from '@airshed/console-kit'
import { newestName, readingPeriod } from './newestInFile.ts'

export interface NewestReadingProps {
  device: Pick<Node, 'newest' | 'interval'>
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The reading that says most about a device: its parameter, value, unit and age; muted once it is old. */
export function NewestReading({ device, nowMs, intl }: NewestReadingProps) {
  const { interval } = device
  if (device.newest == null) return <span className="air-muted">–</span>
  const newest = pointInLanguage(device.newest, intl.locale)
  const { shortPresentName, presentName, lastValue, lastTimeReportedTs: atMs, unit, kind } = newest
  const isOld = isStale(atMs, interval, nowMs)
  const exact = kind === 'boolean' ? '' : `${formatTooltipValue(lastValue, intl.locale)} ${unit}`
  const period = readingPeriod(newest, interval, intl)
  return (
    <span className="devices-newest" data-old={isOld}>
      <span className="devices-newest-name" title={newestName(newest, presentName, intl)}>
        {newestName(newest, shortPresentName, intl)}
      </span>
      <span
        className="devices-newest-value"
        title={[exact.trim(), period].filter((part) => part !== '').join(' · ')}
      >
        {valueText(newest, intl)}
        {unit === '' ? null : <small> {unit}</small>}
      </span>
      <span className="devices-newest-age">
        {isOld ? (
          <span className="air-visually-hidden">{intl.formatMessage({ id: 'newest.old' })} </span>
        ) : null}
        <RelativeTime at={atMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
      </span>
    </span>
  )
}

type Newest = NonNullable<Node['newest']>

const valueText = (
  { lastValue, lastLimit, kind, precision, decimals }: Newest,
  intl: PluginIntl,
): string =>
  kind === 'boolean'
    ? intl.formatMessage({ id: lastValue === 0 ? 'newest.no' : 'newest.yes' })
    : lastLimit === undefined
      ? formatReading(lastValue, intl.locale, { precision, decimals })
      : belowLimitWords({ limit: lastLimit, counted: lastValue }, '', intl)

/** The same for a file, which is read later: with the exact time. Empty without a reading. */
export function newestText({ newest }: Pick<Node, 'newest'>, intl: PluginIntl): string {
  if (newest == null || newest.lastTimeReportedTs === null) return ''
  const { unit, lastTimeReportedTs: atMs } = newest
  const { shortPresentName } = pointInLanguage(newest, intl.locale)
  const name = newestName(newest, shortPresentName, intl)
  const value = `${name} ${valueText(newest, intl)} ${unit}`.trim()
  return `${value} (${timeFormat(intl.locale, intl.timeZone ?? 'UTC').exact(atMs)})`
}
