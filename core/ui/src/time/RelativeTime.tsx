import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { timeFormat } from './formatTime.ts'
import { relativeText } from './relativeTime.ts'

export interface RelativeTimeProps {
  /** The time, UTC milliseconds; null shows "Never". */
  at: number | null
  /** The current time, UTC milliseconds; passed in so that a page has a single clock. */
  now: number
  /** IANA zone of the exact time on hover, default UTC. */
  timezone?: string
}

/** "3 min ago", after a month the date, of another year without the hour; with the exact time on hover. */
export function RelativeTime({ at, now, timezone = 'UTC' }: RelativeTimeProps) {
  const intl = useIntl()
  const text = useUiText()
  if (at === null || !Number.isFinite(at)) {
    return <span className="air-muted">{text('ui.relative.never')}</span>
  }
  const format = timeFormat(intl.locale, timezone, now)
  const words = relativeText(at, now)
  const date = format.isSameYear(at, now) ? format.dateTime : format.dateOfYear
  return (
    <time dateTime={new Date(at).toISOString()} title={format.exact(at)}>
      {words === 'date' ? date(at) : text(words.id, { count: words.count })}
    </time>
  )
}
