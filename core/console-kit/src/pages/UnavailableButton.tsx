import { Button, Tooltip } from '@blueprintjs/core'
import { useId, type ReactElement } from 'react'

export interface UnavailableButtonProps {
  text: string
  /** Why it cannot be used now, in a sentence. */
  reason: string
  intent?: 'primary'
  icon?: ReactElement
  /** Default medium. */
  size?: 'small'
}

/** A button that cannot be used now. It remains focusable, and gives the reason. */
export function UnavailableButton({ text, reason, ...looks }: UnavailableButtonProps) {
  const reasonId = useId()
  return (
    <Tooltip content={reason} placement="bottom-end">
      {/* The button inside takes the focus. */}
      <span tabIndex={-1}>
        <Button
          className="bp6-disabled"
          text={text}
          {...looks}
          aria-disabled
          aria-describedby={reasonId}
        />
        <span id={reasonId} hidden>
          {reason}
        </span>
      </span>
    </Tooltip>
  )
}
