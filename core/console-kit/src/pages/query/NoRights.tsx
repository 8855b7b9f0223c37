import type { ApiError } from '@airshed/data'
import { errorTexts } from '@airshed/kit/provider'
import type { Permission } from '@airshed/schemas'
import { EmptyState } from '@airshed/ui'
import { LockIcon } from '@blueprintjs/icons'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { useLockAlone } from '../../hooks/useLockAlone.ts'
import { usePagesText } from '../messages/pagesText.ts'

export interface NoRightsProps {
  /** The server's refusal, which says what is missing: usually a permission, and in which organization. */
  error?: ApiError
  /** Default: that of the refusal, else "Permission error.". */
  title?: string
  /** Default: that of the refusal, else whom to ask for access. */
  text?: string
  /** What is missing. Where a lock alone withholds it, that is said instead of title and text. */
  permission?: Permission
  /** Where it is needed. Default: in the organization of the page, else in any. */
  organizationId?: string
  /** What the user can do instead; default nothing. */
  action?: ReactElement
}

/** Shown when the user lacks the permission to see something. */
export function NoRights(props: NoRightsProps) {
  const { error, title, text, permission, organizationId, action } = props
  const locked = useLockAlone(permission, organizationId)
  const words = usePagesText()
  const intl = useIntl()
  const isGeneral = error?.code === 'FORBIDDEN' && error.parts['permission'] === undefined
  const explained = error === undefined || isGeneral ? null : errorTexts(error, intl)
  if (locked !== null) {
    return (
      <EmptyState
        icon={<LockIcon size={20} />}
        title={words('query.locked.title', { name: locked })}
        text={words('query.locked.text')}
      />
    )
  }
  return (
    <EmptyState
      icon={<LockIcon size={20} />}
      title={title ?? explained?.title ?? words('query.noRights.title')}
      text={text ?? explained?.text ?? words('query.noRights.text')}
      action={action}
    />
  )
}
