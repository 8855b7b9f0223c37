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
