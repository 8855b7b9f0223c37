import { useMayCreateOrganization } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import type { Permission } from '@airshed/schemas'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Refused } from './Refused.tsx'

export interface GuardProps {
  /** Without it the visitor is sent to `/`; null lets everybody in. */
  permission: Permission | null
  /**
   * The page below `/{slug}`, with the same query, where those begin who belong to no organization and may
   * create one. Default: they are sent to `/` as well.
   */
  firstStep?: string | undefined
  children: ReactNode
}

/** Only a courtesy: the server enforces it. */
export function Guard({ permission, firstStep, children }: GuardProps) {
  const { can, organizations, slug } = useSession()
  const { search } = useLocation()
  const mayCreate = useMayCreateOrganization()
  if (permission === null || can(permission)) return children
  if (firstStep === undefined || organizations.length > 0 || !mayCreate) return <Refused />
  return <Navigate to={`/${encodeURIComponent(slug)}/${firstStep}${search}`} replace />
}
