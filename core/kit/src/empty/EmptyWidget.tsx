import { EmptyState } from '@airshed/ui'
import type { ReactNode } from 'react'
import { useHostText } from '../messages/hostMessages.ts'

export interface EmptyWidgetProps {
  /** The one thing to do about it. */
  action?: ReactNode
}

/** The look of every widget that has nothing to show in this period. */
export function NoData({ action }: EmptyWidgetProps) {
  const text = useHostText()
  return (
    <EmptyState title={text('host.noData.title')} text={text('host.noData.text')} action={action} />
  )
}

/** The look of every widget whose settings choose no parameters. */
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
