import type { PluginSummary } from '@airshed/console-kit'
import { Button, EmptyState, useNow, useSession, type PluginIntl } from '@airshed/kit'
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
      {isSearched ? (
        <input
          type="search"
          className="bp6-input plugins-search"
          aria-label={intl.formatMessage({ id: 'search' })}
          placeholder={intl.formatMessage({ id: 'search' })}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      ) : null}
      <span className="air-visually-hidden" role="status">
        {query === '' ? '' : intl.formatMessage({ id: 'search.found' }, { count: found.length })}
      </span>
      {found.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'search.none' }, { query })}
          action={
            <Button
              text={intl.formatMessage({ id: 'search.clear' })}
              onClick={() => setQuery('')}
            />
          }
        />
      ) : (
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
