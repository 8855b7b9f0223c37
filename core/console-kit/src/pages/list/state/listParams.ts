import type { TProperties } from 'typebox'
import { readFilter } from './filterValues.ts'
import { SEARCH_MAX, type ListFilters, type ListQuery, type ListSchema } from './listSchema.ts'

/** Parameters of the URL by name: texts, or values that a screen already parsed. */
export type ListParams = Readonly<Record<string, unknown>>

const isSort = (sort: unknown, sorts: readonly string[]): sort is string =>
  typeof sort === 'string' && sorts.includes(sort.replace(/^-/, ''))

function readGroup<Properties extends TProperties>(
  raw: unknown,
  { groups = {}, defaultGroup }: ListSchema<Properties>,
): string | null {
  if (raw === 'none') return null
  if (typeof raw === 'string' && Object.hasOwn(groups, raw)) return raw
  return defaultGroup ?? null
}

/** The default sort of a list: that of its grouping, or that of its schema. */
export const usualSort = <Properties extends TProperties>(
  { groups = {}, defaultSort }: ListSchema<Properties>,
  group: string | null,
): string => (group === null ? undefined : groups[group]) ?? defaultSort

/** The state of a list from its URL. Values that the schema does not allow are ignored. */
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
  const group = readGroup(params['group'], schema)
  return {
    search: typeof search === 'string' ? search.trim().slice(0, SEARCH_MAX) : '',
    sort: group === null && isSort(sort, schema.sorts) ? sort : usualSort(schema, group),
    group,
    filters: filters as ListFilters<Properties>,
  }
}

/** The parameters of a list; undefined for each that equals its default. */
export function writeListParams<Properties extends TProperties>(
  { search, sort, group, filters }: ListQuery<ListFilters<Properties>>,
  schema: ListSchema<Properties>,
): Record<string, unknown> {
  const isUnset = (value: unknown): boolean =>
    value === '' || (Array.isArray(value) && value.length === 0)
  const written: Record<string, unknown> = {
    search: search === '' ? undefined : search,
    sort: sort === usualSort(schema, group) ? undefined : sort,
    group: group === (schema.defaultGroup ?? null) ? undefined : (group ?? 'none'),
  }
  for (const name of Object.keys(schema.filters.properties)) {
    const value = (filters as Record<string, unknown>)[name]
    written[name] = isUnset(value) ? undefined : value
  }
  return written
}
