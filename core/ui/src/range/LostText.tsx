import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { timeFormat } from '../time/formatTime.ts'
import './range.css'

export interface LostTextProps {
  /** Since when the connection has been lost, ms UTC. */
  sinceMs: number
  /** IANA zone. */
  timezone: string
}

/** "Reconnecting since 07:21"; on a phone a shorter text. */
export function LostText({ sinceMs, timezone }: LostTextProps) {
  const { locale } = useIntl()
  const text = useUiText()
  const time = timeFormat(locale, timezone).time(sinceMs)
  return (
    <>
      <span className="air-lost-long">{text('ui.range.lost', { time })}</span>
      <span className="air-lost-short" aria-hidden>
        {text('ui.range.lostShort', { time })}
      </span>
    </>
  )
}
