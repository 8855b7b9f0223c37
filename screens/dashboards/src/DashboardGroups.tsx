import { TitleSearch, type Dashboard } from '@airshed/console-kit'
import { useNow, useSession, type PluginIntl } from '@airshed/kit'
import { useId, useRef, useState } from 'react'
import { DashboardCard } from './DashboardCard.tsx'
import { dashboardGroups, matchingDashboards, SEARCH_ABOVE } from './dashboardGroups.ts'

/** How often "3 min ago" is updated. */
const RELATIVE_TIME_MS = 30_000

export interface DashboardGroupsProps {
  dashboards: readonly Dashboard[]
  intl: PluginIntl
}

/** All dashboards as cards: starred, one's own, shared; with a search by name if there are many. */
export function DashboardGroups({ dashboards, intl }: DashboardGroupsProps) {
  const { organization, organizations } = useSession()
  const now = useNow(RELATIVE_TIME_MS)
  const [query, setQuery] = useState('')
  const headings = useId()
  const top = useRef<HTMLDivElement>(null)
  const isSearched = dashboards.length > SEARCH_ABOVE
  const found = isSearched ? matchingDashboards(dashboards, query) : dashboards
  const groups = dashboardGroups(found, intl.locale)
  const nameOf = (id: string): string | undefined =>
    organization === null ? organizations.find((one) => one.id === id)?.name : undefined
  return (
    <div className="dashboards-groups" ref={top} tabIndex={-1}>
      <TitleSearch {...{ query, isSearched, intl }} count={found.length} onQuery={setQuery} />
      {groups.map(({ kind, dashboards: members }) => (
        <section key={kind} aria-labelledby={`${headings}${kind}`}>
          <h2 className="dashboards-heading" id={`${headings}${kind}`}>
            {intl.formatMessage({ id: `group.${kind}` })}
          </h2>
          <ul className="dashboards-grid">
            {members.map((dashboard) => (
              <li key={dashboard.id}>
                <DashboardCard
                  dashboard={dashboard}
                  organizationName={nameOf(dashboard.organization_id)}
                  now={now}
                  intl={intl}
                  onDeleted={() => top.current?.focus()}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
