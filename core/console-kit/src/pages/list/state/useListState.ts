import type { SetParams } from '@airshed/contract'
import { useMemo } from 'react'
import type { TProperties } from 'typebox'
import { readListParams, usualSort, writeListParams, type ListParams } from './listParams.ts'
import type { ListFilters, ListQuery, ListSchema } from './listSchema.ts'

/** The parameters of a page and the function to change them, as passed to its component. */
export interface ParamsLocation {
  params: ListParams
  setParams: SetParams<Record<string, unknown>>
}

/** The state of a list, and the functions to change it. */
export interface ListState<Filters extends object = Record<string, unknown>> {
  schema: ListSchema
  /** The same object for the same URL. */
  query: ListQuery<Filters>
  /** Whether a search or a filter is active. */
  isNarrowed: boolean
  setSearch: (search: string) => void
  /** `name` or `-name`; ends a grouping, which has a sort of its own. */
  setSort: (sort: string) => void
  setGroup: (group: string | null) => void
  /** @param value undefined removes the filter */
  setFilter: (name: string, value: unknown) => void
  /** The state as written to the URL: only what differs from the defaults. */
  written: () => Record<string, unknown>
  /** Restores a state from URL parameters; unknown ones are ignored. */
  restore: (params: ListParams) => void
  /** Clears the search and every filter. */
  clear: () => void
}

/**
 * The state of a list, kept in the URL: a link shows what its sender saw, and going back undoes a
 * filter. Typing in the search replaces the entry of the browser's history.
 *
 * @param schema created once by `defineList`
 * @param location the props of the page
 */
export function useListState<Properties extends TProperties>(
  schema: ListSchema<Properties>,
  location: ParamsLocation,
): ListState<ListFilters<Properties>> {
  const { params, setParams } = location
  const read = readListParams(params, schema)
  // Parameters that do not belong to the list may change without a new request.
  const key = JSON.stringify(read)
  return useMemo(() => {
    const query = JSON.parse(key) as ListQuery<ListFilters<Properties>>
    const change = (parts: Partial<typeof query>, options?: { replace: boolean }): void =>
      setParams(writeListParams({ ...query, ...parts }, schema), options)
    return {
      schema: schema as unknown as ListSchema,
      query,
      isNarrowed: query.search !== '' || Object.keys(query.filters).length > 0,
      setSearch: (search) => change({ search: search.trim() }, { replace: true }),
      setSort: (sort) => change({ sort, group: null }),
      setGroup: (group) => change({ group, sort: usualSort(schema, group) }),
      setFilter: (name, value) => change({ filters: { ...query.filters, [name]: value } }),
      written: () => {
        const all = Object.entries(writeListParams(query, schema))
        return Object.fromEntries(all.filter(([, value]) => value !== undefined))
      },
      restore: (kept) => change(readListParams(kept, schema)),
      clear: () => change({ search: '', filters: {} as ListFilters<Properties> }),
    }
  }, [key, schema, setParams])
}
