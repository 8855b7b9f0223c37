import { QueryView } from '@airshed/console-kit'
import { EmptyState, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import type { ShownHistory } from './useAlertHistory.ts'

export interface HistoryStateProps {
  history: ShownHistory
  /** The alert was never active. */
  isNever: boolean
  /** Height of the content, CSS pixels, so that nothing moves when it arrives. */
  heightPx: number
  intl: PluginIntl
  /** The content: the changes. */
  children: ReactNode
}

/** The changes of an alert, or why there are none to show. */
export function HistoryState({ history, isNever, heightPx, intl, children }: HistoryStateProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  if (history.isTooLong) {
    return <EmptyState title={text('monitor.tooLong')} text={text('monitor.tooLong.text')} />
  }
  return (
    <QueryView
      query={{ data: history.shown, error: history.error, refetch: history.refetch }}
      errorTitle={text('monitor.history.error')}
      skeletonHeightPx={heightPx}
    >
      {({ is_cut: isCut }) =>
        isNever ? (
          <EmptyState title={text('monitor.never')} text={text('monitor.never.text')} />
        ) : (
          <>
            {isCut ? <p className="air-muted">{text('monitor.cut')}</p> : null}
            {children}
          </>
        )
      }
    </QueryView>
  )
}
