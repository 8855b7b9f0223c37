import { RelativeTime, type PluginIntl } from '@airshed/kit'
import type { DevicePlace } from './deviceFacts.ts'

/** 0.00001 degrees are about a metre. */
const DECIMALS = { minimumFractionDigits: 5, maximumFractionDigits: 5 }

export interface PlaceTextProps {
  place: DevicePlace
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Latitude and longitude, and if they are old, since when they are known. */
export function PlaceText({ place, nowMs, intl }: PlaceTextProps) {
  const { latitude, longitude, reportedAtMs, isOld } = place
  const degrees = (value: number, id: 'latitude' | 'longitude'): string =>
    intl.formatMessage(
      { id },
      {
        degrees: intl.formatNumber(Math.abs(value), DECIMALS),
        side: value < 0 ? 'minus' : 'plus',
      },
    )
  return (
    <>
      {`${degrees(latitude, 'latitude')}, ${degrees(longitude, 'longitude')}`}
      {reportedAtMs !== null && isOld ? (
        <span className="info-old">
          {intl.formatMessage({ id: 'location.old' })}{' '}
          <RelativeTime at={reportedAtMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
        </span>
      ) : null}
    </>
  )
}
