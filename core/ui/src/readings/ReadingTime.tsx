import { useIntl } from 'react-intl'
import { timeFormat } from '../time/formatTime.ts'
import './readings.css'

export interface ReadingTimeProps {
  /** ms UTC; null when there is none. */
  at: number | null
  /** The current time, ms UTC: a time of another day is shown with its date. */
  now: number
  /** IANA zone. */
  timezone: string
  /** Older than its reporting gap; default false. */
  isOld?: boolean
}

/** `14:05` for today, `Nov 20, 14:05` for another day, the exact time on hover. */
export function ReadingTime({ at, now, timezone, isOld = false }: ReadingTimeProps) {
  const { locale } = useIntl()
  if (at === null) return <span className="air-muted">–</span>
  const format = timeFormat(locale, timezone, now)
  return (
    <time
      className="air-reading-time"
      data-old={isOld}
      dateTime={new Date(at).toISOString()}
      title={format.exact(at)}
    >
      {format.isSameDay(at, now) ? format.time(at) : format.dateTime(at)}
    </time>
  )
}
