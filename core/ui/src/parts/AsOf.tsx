import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { timeFormat } from '../time/formatTime.ts'

export interface AsOfProps {
  /** Time of the newest value, UTC milliseconds. */
  at: number
  /** The current time, UTC milliseconds; a value of another day is shown with its date. */
  now: number
  /** IANA zone, default UTC. */
  timezone?: string
}

/** "as of 14:05", for data that are older than their reporting gap. */
export function AsOf({ at, now, timezone = 'UTC' }: AsOfProps) {
  const { locale } = useIntl()
  const text = useUiText()
  const format = timeFormat(locale, timezone, now)
  const time = format.isSameDay(at, now) ? format.time(at) : format.dateTime(at)
  return (
    <time className="air-card-as-of" dateTime={new Date(at).toISOString()} title={format.exact(at)}>
      {text('ui.asOf', { time })}
    </time>
  )
}
