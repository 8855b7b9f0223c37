import type { Frame } from '@airshed/contract'
import { faultReason, hiddenBecause } from '@airshed/domain'
import { EmptyState, formatReading, timeFormat } from '@airshed/ui'
import { useIntl } from 'react-intl'
import { useHostText } from '../messages/hostMessages.ts'
import { hiddenReadingWords } from '../texts/hiddenReadingWords.ts'

/** Maximum number of faults that are listed individually. */
const LISTED_MAX = 3

export interface FaultyDataProps {
  /** Frames without a value; those with a `fault` are listed. */
  frames: readonly Frame[]
  /** IANA zone. */
  timezone: string
}

/** Shown in place of "no data" when flags hide the readings: why, since when, and the last good value. */
export function FaultyData({ frames, timezone }: FaultyDataProps) {
  const { locale } = useIntl()
  const text = useHostText()
  const format = timeFormat(locale, timezone)
  const faulty = frames.flatMap(({ fault, ...frame }) =>
    fault === undefined ? [] : [{ ...frame, fault }],
  )
  const areFaults = faulty.every(({ fault }) => faultReason(fault) === 'sensorFault')
  const lines = faulty
    .slice(0, LISTED_MAX)
    .map(({ label, path, unit, precision, decimals, fault }) => {
      const { sinceMs, lastGood } = fault
      const reason = hiddenReadingWords(hiddenBecause(faultReason(fault), path), unit, { locale })
      const name = areFaults ? label : text('host.fault.reason', { name: label, reason })
      const since = format.dateTime(sinceMs)
      if (lastGood === null) return text('host.fault.since', { name, since })
      const [atMs, value] = lastGood
      return text('host.fault.lastGood', {
        name,
        since,
        value: `${formatReading(value, locale, { precision, decimals })} ${unit}`.trim(),
        time: format.dateTime(atMs),
      })
    })
  const rest = faulty.length - lines.length
  if (rest > 0) lines.push(text('host.fault.more', { count: rest }))
  return (
    <EmptyState
      title={text(areFaults ? 'host.fault.title' : 'host.fault.hidden', { count: faulty.length })}
      text={lines.join(' ')}
    />
  )
}

/** Whether a frame states why it has no value. */
export const isFaulty = ({ fault }: Pick<Frame, 'fault'>): boolean => fault !== undefined
