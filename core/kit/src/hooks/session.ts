import { can } from '@airshed/domain'
import type { ApiClient } from '@airshed/data'
import type { Organization, Permission } from '@airshed/schemas'
import type { Toaster } from '@airshed/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  useAirshed,
  type Kiosk,
  type NavigateOptions,
  type SessionValue,
  type Telemetry,
} from '../provider/airshedContext.ts'
import { pathOf, type Destination } from '../provider/navigation.ts'

/** The user of the page, their organization, language, theme and permissions. */
export interface Session extends SessionValue {
  /** null: all of them. */
  organization: Organization | null
  /** @param organizationId default: the one in the path; for `all`, any organization is enough */
  can: (permission: Permission, organizationId?: string) => boolean
}

/** Who is signed in, their permissions, and the organization that the page shows. */
export function useSession(): Session {
  const { session } = useAirshed()
  return useMemo(
    () => ({
      ...session,
      organization: session.organizations.find(({ id }) => id === session.slug) ?? null,
      can: (permission, organizationId = session.slug) =>
        can(session.user.permissions, permission, organizationId),
    }),
    [session],
  )
}

/** The typed calls of the server; components of screens usually need one of the query hooks. */
export function useApi(): ApiClient {
  return useAirshed().api
}

export function useToaster(): Toaster {
  return useAirshed().toaster
}

export function useTelemetry(): Telemetry {
  return useAirshed().telemetry
}

/** Navigation to other pages of the console. */
export interface Navigation {
  go: (destination: Destination, options?: NavigateOptions) => void
  /** The address to use for a link. */
  href: (destination: Destination) => string
}

/** Navigates to other places of the console. */
export function useNavigation(): Navigation {
  const { navigate, session } = useAirshed()
  const { slug } = session
  return useMemo(
    () => ({
      go: (destination, options) => navigate(pathOf(destination, slug), options),
      href: (destination) => pathOf(destination, slug),
    }),
    [navigate, slug],
  )
}

/** Whether the page is in kiosk mode, and the function that leaves it. */
export function useKiosk(): Kiosk {
  return useAirshed().kiosk
}

/**
 * The current time in ms UTC, updated at the given interval.
 *
 * @param everyMs interval in ms, default 1000; 0 reads the time once
 */
export function useNow(everyMs = 1000): number {
  const { clock } = useAirshed()
  const read = useCallback(() => clock.now(), [clock])
  const [now, setNow] = useState(read)
  useEffect(() => {
    if (everyMs <= 0) return undefined
    const timer = setInterval(() => setNow(read()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, read])
  return now
}
