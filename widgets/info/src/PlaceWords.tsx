import { RelativeTime, type PluginIntl } from '@airshed/kit'
import type { DevicePlace } from './deviceFacts.ts'

/** A hundred-thousandth of a degree is about a metre. */
const DECIMALS = { minimumFractionDigits: 5, maximumFractionDigits: 5 }

export interface PlaceWordsProps {
  place: DevicePlace
  /** The present, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Latitude and longitude, and since when they are known where that is long ago. */
export function PlaceWords({ place, nowMs, intl }: PlaceWordsProps) {
  const { latitude, longitude, toldAtMs, isOld } = place
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
      {toldAtMs !== null && isOld ? (
        <span className="info-old">
          {intl.formatMessage({ id: 'location.old' })}{' '}
          <RelativeTime at={toldAtMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
        </span>
      ) : null}
    </>
  )
}
