import { Button } from '@airshed/ui'
import { useId } from 'react'
import { ProgressBar } from './ProgressBar.tsx'

export interface WorkProgressProps {
  /** What is being done, and how far it is. */
  words: string
  /** From 0 to 1; null: not known yet. */
  share: number | null
  /** Label of the button that stops it; default none. */
  cancelLabel?: string
  onCancel?: () => void
}

/** Work that goes on, as words and a bar. */
export function WorkProgress({ words, share, cancelLabel, onCancel }: WorkProgressProps) {
  const labelId = useId()
  return (
    <div className="air-work-progress">
      <p id={labelId} role="status">
        {words}
      </p>
      <ProgressBar labelledBy={labelId} share={share} />
      {cancelLabel === undefined ? null : <Button text={cancelLabel} onClick={onCancel} />}
    </div>
  )
}
