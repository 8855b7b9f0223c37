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

export interface Session extends SessionValue {
  /** null: all of them. */
  organization: Organization | null
  /** @param organizationId default the one of the path; with `all`, holding it anywhere is enough */
  can: (permission: Permission, organizationId?: string) => boolean
}

/** Who is signed in, what they may do, and which organization the page is about. */
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

/** The typed calls of the server; components of screens mostly want one of the query hooks. */
export function useApi(): ApiClient {
  return useAirshed().api
}

export function useToaster(): Toaster {
  return useAirshed().toaster
}

export function useTelemetry(): Telemetry {
  return useAirshed().telemetry
}

export interface Navigation {
  go: (destination: Destination, options?: NavigateOptions) => void
  /** The address to put behind a link. */
  href: (destination: Destination) => string
}

/** Ways to the other places of the console. */
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

/** Whether the page stands alone on a screen, and the way out of that. */
export function useKiosk(): Kiosk {
  return useAirshed().kiosk
}

/**
 * The present, ms UTC, told anew every so many ms.
 *
 * @param everyMs default a second; 0 tells it once
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
