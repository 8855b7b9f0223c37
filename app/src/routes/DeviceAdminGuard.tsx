import { useNode } from '@airshed/console-kit'
import { ApiError } from '@airshed/data'
import { useSession } from '@airshed/kit'
import { errorText } from '@airshed/kit/provider'
import { ErrorState, Skeleton } from '@airshed/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useAppText } from '../messages/appMessages.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { Refused } from './Refused.tsx'

export interface DeviceAdminGuardProps {
  children: ReactNode
}

/** Admits those who administer devices in the organization of the path's device. */
export function DeviceAdminGuard({ children }: DeviceAdminGuardProps) {
  const { id = '' } = useParams()
  const { can } = useSession()
  const intl = useIntl()
  const text = useAppText()
  const { data: node, error, refetch } = useNode(id)
  if (error instanceof ApiError && error.status < 500) return <NotFoundPage />
  if (error !== null) {
    const retry = () => void refetch()
    return (
      <ErrorState title={text('app.loadFailed')} text={errorText(error, intl)} onRetry={retry} />
    )
  }
  if (node === undefined) return <Skeleton height={320} />
  const isAdmin = node.organization_id !== null && can('admin_devices', node.organization_id)
  return isAdmin ? children : <Refused />
}
