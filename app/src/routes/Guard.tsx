import { useSession } from '@airshed/kit'
import type { Permission } from '@airshed/schemas'
import type { ReactNode } from 'react'
import { Refused } from './Refused.tsx'

export interface GuardProps {
  /** Without it the visitor is sent to `/`; null lets everybody in. */
  permission: Permission | null
  children: ReactNode
}

/** Only a courtesy: the server enforces it. */
export function Guard({ permission, children }: GuardProps) {
  const { can } = useSession()
  return permission === null || can(permission) ? children : <Refused />
}
