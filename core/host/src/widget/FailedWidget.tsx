import { useAirshed, useHostText } from '@airshed/kit/provider'
import { ErrorState } from '@airshed/ui'
import { useEffect, type RefObject } from 'react'
import { useLoadRetry } from './useLoadRetry.ts'

export interface FailedWidgetProps {
  name: string
  error: unknown
  /** How often it failed before. */
  attempts: RefObject<number>
  onRetry: () => void
}

/** Replaces a widget that failed; if its code could not be loaded, the load is retried automatically. */
export function FailedWidget({ name, error, attempts, onRetry }: FailedWidgetProps) {
  const text = useHostText()
  const { live } = useAirshed()
  useLoadRetry(error, attempts.current, onRetry, live)
  useEffect(
    () => () => {
      attempts.current += 1
    },
    [attempts],
  )
  return (
    <ErrorState
      title={text('host.failed.title', { name })}
      text={text('host.failed.text')}
      onRetry={onRetry}
    />
  )
}
