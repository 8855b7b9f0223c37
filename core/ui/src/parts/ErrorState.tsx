import { Button } from '@blueprintjs/core'
import { ErrorIcon } from '@blueprintjs/icons'
import { NamedIcon } from '../icons/NamedIcon.tsx'
import type { ReactNode } from 'react'
import { useUiText } from '../messages/uiMessages.ts'
import './parts.css'

export interface ErrorStateProps {
  /** What failed; default "Something failed". */
  title?: ReactNode
  /** The reason, and what still works. */
  text?: ReactNode
  /** Offers "Try again" when given. */
  onRetry?: () => void
}

/** Describes the failure and offers a retry. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const words = useUiText()
  return (
    <div className="air-state" data-kind="error" role="alert">
      <div className="air-state-icon" aria-hidden>
        <ErrorIcon size={20} />
      </div>
      <div className="air-state-title">{title ?? words('ui.error.title')}</div>
      {text === undefined ? null : <div className="air-state-text">{text}</div>}
      {onRetry === undefined ? null : (
        <div className="air-state-action">
          <Button
            icon={<NamedIcon name="repeat" />}
            text={words('ui.error.retry')}
            onClick={onRetry}
          />
        </div>
      )}
    </div>
  )
}
