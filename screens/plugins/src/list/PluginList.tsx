import { TitleSearch, type PluginSummary } from '@airshed/console-kit'
import { useNow, useSession, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { matchingPlugins, SEARCH_FROM } from '../rules/matchingPlugins.ts'
import { useUpdateOf } from '../useUpdateOf.ts'
import { PluginRow } from './PluginRow.tsx'

/** How often "3 min ago" is updated. */
const RELATIVE_TIME_MS = 30_000

export interface PluginListProps {
  plugins: readonly PluginSummary[]
  slug: string
  intl: PluginIntl
}

/** All plugins by title, with a search if there are many. */
export function PluginList({ plugins, slug, intl }: PluginListProps) {
  const { organization, organizations } = useSession()
  const now = useNow(RELATIVE_TIME_MS)
  const [query, setQuery] = useState('')
  const updateOf = useUpdateOf()
  const isSearched = plugins.length >= SEARCH_FROM
  const found = matchingPlugins(plugins, isSearched ? query : '', intl.locale)
  const nameOf = (id: string): string | undefined =>
    organization === null ? (organizations.find((one) => one.id === id)?.name ?? id) : undefined
  return (
    <>
      <TitleSearch {...{ query, isSearched, intl }} count={found.length} onQuery={setQuery} />
      {found.length === 0 ? null : (
        <ul className="plugins-list">
          {found.map((plugin) => (
            <li key={`${plugin.organization_id} ${plugin.id}`}>
              <PluginRow
                plugin={plugin}
                update={updateOf(plugin)}
                organizationName={nameOf(plugin.organization_id)}
                slug={slug}
                now={now}
                intl={intl}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
