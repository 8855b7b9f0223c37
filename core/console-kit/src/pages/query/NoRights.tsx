import { EmptyState } from '@airshed/ui'
import { LockIcon } from '@blueprintjs/icons'
import type { ReactElement } from 'react'
import { usePagesText } from '../messages/pagesText.ts'

export interface NoRightsProps {
  /** Default "You do not have access to this page". */
  title?: string
  /** Default: whom to ask for access. */
  text?: string
  /** What the user can do instead; default nothing. */
  action?: ReactElement
}

/** Shown when the user lacks the permission to see something. */
export function NoRights({ title, text, action }: NoRightsProps) {
  const words = usePagesText()
  return (
    <EmptyState
      icon={<LockIcon size={20} />}
      title={title ?? words('query.noRights.title')}
      text={text ?? words('query.noRights.text')}
      action={action}
    />
  )
}
