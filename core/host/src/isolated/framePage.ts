import type { TimeRange } from '@airshed/contract'
import { organizationsWith } from '@airshed/domain'
import type { SessionValue } from '@airshed/kit/provider'
import { PERMISSIONS, type PermissionMap } from '@airshed/schemas'
import type { FramePage } from '../bridge/hostMessages.ts'

/** The page around a plugin. */
export interface PageAround {
  range: TimeRange
  isLive: boolean
  canSetRange: boolean
  canResetRange: boolean
  kept: FramePage['kept']
}

/** The permissions for this page, without those in other organizations. */
function permissionsHere({ user, slug }: SessionValue): PermissionMap {
  if (slug === 'all') return user.permissions
  return Object.fromEntries(
    PERMISSIONS.filter((name) => organizationsWith(user.permissions, name).includes(slug)).map(
      (name) => [name, [slug]],
    ),
  )
}

/** The information about the page that a frame receives: the user's language, but not their identity. */
export function framePageOf(session: SessionValue, around: PageAround): FramePage {
  return {
    slug: session.slug,
    locale: session.locale,
    theme: session.theme,
    timezone: session.user.timezone,
    temperatureUnit: session.user.temp_units,
    permissions: permissionsHere(session),
    version: session.config.version,
    ...around,
  }
}
