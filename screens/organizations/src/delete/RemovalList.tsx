import type { OrganizationRemoval } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

const COUNTS = [
  'devices',
  'leased_devices',
  'shared_devices',
  'readings',
  'dashboards',
  'alerts',
  'tokens',
  'members',
] as const satisfies readonly (keyof OrganizationRemoval)[]

export interface RemovalListProps {
  counts: OrganizationRemoval
  intl: PluginIntl
}

/** What is deleted with an organization, as text; zero counts are left out. */
export function RemovalList({ counts, intl }: RemovalListProps) {
  const gone = COUNTS.filter((name) => counts[name] > 0)
  return (
    <ul className="organization-removal">
      {gone.map((name) => (
        <li key={name}>{intl.formatMessage({ id: `removal.${name}` }, { count: counts[name] })}</li>
      ))}
    </ul>
  )
}
