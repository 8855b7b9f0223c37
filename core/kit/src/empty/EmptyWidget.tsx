import { EmptyState } from '@airshed/ui'
import type { ReactNode } from 'react'
import { useHostText } from '../messages/hostMessages.ts'

export interface EmptyWidgetProps {
  /** The one action that helps. */
  action?: ReactNode
}

/** Shown by every widget that has no data in this period. */
export function NoData({ action }: EmptyWidgetProps) {
  const text = useHostText()
  return (
    <EmptyState title={text('host.noData.title')} text={text('host.noData.text')} action={action} />
  )
}

/** Shown by every widget whose settings select no parameters. */
export function NoParameters({ action }: EmptyWidgetProps) {
  const text = useHostText()
  return (
    <EmptyState
      title={text('host.noParameters.title')}
      text={text('host.noParameters.text')}
      action={action}
    />
  )
}
