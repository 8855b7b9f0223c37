import { formatReading, formatTooltipValue, type LatestReading } from '@airshed/domain'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { belowLimitText, belowLimitWords } from './belowLimitWords.ts'
import { AsOf } from '../parts/AsOf.tsx'
import { FaultSince } from './FaultSince.tsx'
import { HiddenMark } from './HiddenMark.tsx'
import { ReadingTime } from './ReadingTime.tsx'
import './readings.css'

export interface NewestReadingProps {
  reading: Pick<
    LatestReading,
    'value' | 'belowLimit' | 'isFaulty' | 'hidden' | 'fault' | 'atMs' | 'isOld' | 'decimals'
  >
  /** Unit of the parameter; `precision` are its decimals. */
  unit: string
  precision: number
  /** The current time, ms UTC: a time of another day is shown with its date. */
  nowMs: number
  /** IANA zone. */
  timezone: string
}

/**
 * `latest 9.2 ppb · 14:05`, small, below the mean that was graded: the newest reading, which may have another grade. An old
 * one is `as of 10:00`; a hidden one says why. Nothing where there never was one.
 */
export function NewestReading({ reading, unit, precision, nowMs, timezone }: NewestReadingProps) {
  const { locale } = useIntl()
  const text = useUiText()
  const { value, belowLimit, isFaulty, hidden, fault, atMs, isOld, decimals } = reading
  if (isFaulty) {
    return (
      <span className="air-newest">
        <HiddenMark hidden={hidden} unit={unit} isShort />
        {fault === undefined ? null : <FaultSince {...{ fault, unit, precision, decimals }} />}
      </span>
    )
  }
  if ((value === null && belowLimit === undefined) || atMs === null) return null
  const [figure, title] =
    belowLimit === undefined
      ? [formatReading(value, locale, { precision, decimals }), formatTooltipValue(value, locale)]
      : [belowLimitText(belowLimit, locale), belowLimitWords(belowLimit, { unit, locale, text })]
  return (
    <span className="air-newest">
      <span title={belowLimit === undefined ? `${title} ${unit}`.trim() : title}>
        {text('ui.reading.newest', { value: `${figure} ${unit}`.trim() })}
      </span>{' '}
      <span>
        {'· '}
        {isOld ? (
          <AsOf at={atMs} now={nowMs} timezone={timezone} />
        ) : (
          <ReadingTime at={atMs} now={nowMs} timezone={timezone} />
        )}
      </span>
    </span>
  )
}
