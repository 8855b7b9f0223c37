import { NamedIcon } from '@airshed/ui'
import { Button } from '@blueprintjs/core'
import { usePagesText } from '../messages/pagesText.ts'
import './query.css'

export interface StaleNoticeProps {
  /** What has become of the data, as whole sentences. */
  text: string
  /** Default: there is nothing to try again. */
  onRetry?: () => void
}

/** A line above data that could not be refreshed. */
export function StaleNotice({ text, onRetry }: StaleNoticeProps) {
  const words = usePagesText()
  return (
    <div className="air-stale" role="status">
      <NamedIcon name="warning-sign" size={14} />
      <span className="air-stale-text">{text}</span>
      {onRetry === undefined ? null : (
        <Button variant="minimal" size="small" text={words('query.retry')} onClick={onRetry} />
      )}
    </div>
  )
}
