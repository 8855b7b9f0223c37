import type { SessionValue } from './airshedContext.ts'

/** Whether any organization shown on the page has simulated devices. */
export function isSimulatedPage({
  organizations,
  slug,
}: Pick<SessionValue, 'organizations' | 'slug'>): boolean {
  return organizations.some(
    ({ id, is_simulated: isSimulated }) => isSimulated && (slug === 'all' || id === slug),
  )
}

/**
 * Whether all devices of the page are simulated. The top bar then shows it, and widgets need not repeat it. On
 * the page of all organizations, each device must show it.
 */
export const isWholePageSimulated = (
  session: Pick<SessionValue, 'organizations' | 'slug'>,
): boolean => session.slug !== 'all' && isSimulatedPage(session)
