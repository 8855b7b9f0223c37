import { ErrorState, Skeleton, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'

export interface PaneStateProps {
  data: { state: 'loading' | 'ready' | 'error'; retry: () => void }
  intl: PluginIntl
  children: () => ReactNode
}

/** What is in a pane once its data are there; until then its shape, or what failed. */
export function PaneState({ data, intl, children }: PaneStateProps) {
  if (data.state === 'loading') return <Skeleton />
  if (data.state === 'error') {
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'failed' })}
        text={intl.formatMessage({ id: 'failed.text' })}
        onRetry={data.retry}
      />
    )
  }
  return children()
}
