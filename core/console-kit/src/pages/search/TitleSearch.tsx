import type { PluginIntl } from '@airshed/kit'
import { Button, EmptyState } from '@airshed/ui'
import './titleSearch.css'

export interface TitleSearchProps {
  query: string
  onQuery: (query: string) => void
  /** Whether there is enough to search in: if not, there is no field. */
  isSearched: boolean
  /** How many match. */
  count: number
  /** Of the screen, with its `search`, `search.found`, `search.none` and `search.clear`. */
  intl: PluginIntl
}

/** The search by title above cards or rows that are all loaded, and what it found: as a status, and if it is nothing. */
export function TitleSearch({ query, onQuery, isSearched, count, intl }: TitleSearchProps) {
  const label = intl.formatMessage({ id: 'search' })
  return (
    <>
      {isSearched ? (
        <input
          type="search"
          className="bp6-input air-title-search"
          aria-label={label}
          placeholder={label}
          value={query}
          onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        />
      ) : null}
      <span className="air-visually-hidden" role="status">
        {query === '' ? '' : intl.formatMessage({ id: 'search.found' }, { count })}
      </span>
      {count === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'search.none' }, { query })}
          action={
            <Button text={intl.formatMessage({ id: 'search.clear' })} onClick={() => onQuery('')} />
          }
        />
      ) : null}
    </>
  )
}
