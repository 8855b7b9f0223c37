import type { TProperties } from 'typebox'
import { readFilter, writeFilter } from './filterValues.ts'
import type { ListFilters, ListQuery, ListSchema } from './listSchema.ts'

/** Parameters of the URL by name: texts, or what a screen made of them already. */
export type ListParams = Readonly<Record<string, unknown>>

/** Longest search that is taken from the URL. */
const SEARCH_MAX = 200

const isSort = (sort: unknown, sorts: readonly string[]): sort is string =>
  typeof sort === 'string' && sorts.includes(sort.replace(/^-/, ''))

function readGroup(raw: unknown, { groups = [], defaultGroup }: ListSchema): string | null {
  if (raw === 'none') return null
  if (typeof raw === 'string' && groups.includes(raw)) return raw
  return defaultGroup ?? null
}

/** What a list shows by its URL. What the schema does not allow is passed over. */
export function readListParams<Properties extends TProperties>(
  params: ListParams,
  schema: ListSchema<Properties>,
): ListQuery<ListFilters<Properties>> {
  const filters: Record<string, unknown> = {}
  for (const [name, filter] of Object.entries(schema.filters.properties)) {
    const value = readFilter(params[name], filter)
    if (value !== undefined) filters[name] = value
  }
  const { search, sort } = params
  return {
    search: typeof search === 'string' ? search.trim().slice(0, SEARCH_MAX) : '',
    sort: isSort(sort, schema.sorts) ? sort : schema.defaultSort,
    group: readGroup(params['group'], schema),
    filters: filters as ListFilters<Properties>,
  }
}

/** The parameters of a list; undefined for each that is as it would be without. */
export function writeListParams<Properties extends TProperties>(
  { search, sort, group, filters }: ListQuery<ListFilters<Properties>>,
  schema: ListSchema<Properties>,
): Record<string, string | undefined> {
  const written: Record<string, string | undefined> = {
    search: search === '' ? undefined : search,
    sort: sort === schema.defaultSort ? undefined : sort,
    group: group === (schema.defaultGroup ?? null) ? undefined : (group ?? 'none'),
  }
  for (const name of Object.keys(schema.filters.properties)) {
    written[name] = writeFilter((filters as Record<string, unknown>)[name])
  }
  return written
}
