import type { SessionValue } from './airshedContext.ts'

/** Whether the page shows an organization whose devices are simulated, alone or among others. */
export function isSimulatedPage({
  organizations,
  slug,
}: Pick<SessionValue, 'organizations' | 'slug'>): boolean {
  return organizations.some(
    ({ id, is_simulated: isSimulated }) => isSimulated && (slug === 'all' || id === slug),
  )
}

/**
 * Whether all devices of the page are simulated, which its top bar says: a widget need not repeat it. On
 * the page of all organizations each device has to say it.
 */
export const isWholePageSimulated = (
  session: Pick<SessionValue, 'organizations' | 'slug'>,
): boolean => session.slug !== 'all' && isSimulatedPage(session)
