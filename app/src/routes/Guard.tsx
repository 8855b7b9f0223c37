import { useMayCreateOrganization } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import { AirshedContext, useAirshed, withLocks } from '@airshed/kit/provider'
import type { Permission } from '@airshed/schemas'
import { useMemo, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Refused } from './Refused.tsx'

export interface GuardProps {
  /** Without it the visitor is sent to `/`; null lets everybody in. */
  permission: Permission | null
  /**
   * The page below `/{slug}`, with the same query, where users without an organization start if they may
   * create one. Default: they are redirected to `/` as well.
   */
  firstStep?: string | undefined
  children: ReactNode
}

/**
 * Users with read access can open a page, which offers them what they may change. Only a courtesy: the
 * server enforces both.
 */
export function Guard({ permission, firstStep, children }: GuardProps) {
  const { can, organizations, slug } = useSession()
  const { search } = useLocation()
  const mayCreate = useMayCreateOrganization()
  const airshed = useAirshed()
  const inside = useMemo(() => ({ ...airshed, session: withLocks(airshed.session) }), [airshed])
  if (permission === null || can(permission)) {
    return <AirshedContext value={inside}>{children}</AirshedContext>
  }
  if (firstStep === undefined || organizations.length > 0 || !mayCreate) return <Refused />
  return <Navigate to={`/${encodeURIComponent(slug)}/${firstStep}${search}`} replace />
}
