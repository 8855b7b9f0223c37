import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox'

/** The options for searching, filtering, sorting and grouping a list. */
export interface ListSchema<Properties extends TProperties = TProperties> {
  /**
   * One property for each filter, by its name in the URL: a boolean, a text, a choice
   * (`Type.Enum`), or an array of texts or choices. Each is optional for the user.
   */
  filters: TObject<Properties>
  /** Ids of the columns that the server sorts by. */
  sorts: readonly string[]
  /** Sort when the user chose none: `name` ascending, `-name` descending. */
  defaultSort: string
  /**
   * Groupings by their ids, each with the sort that keeps the rows of a group together: a grouped
   * list always uses it. Default none.
   */
  groups?: Readonly<Record<string, string>>
  /** Grouping when the user chose none; absent: ungrouped. */
  defaultGroup?: string
}

export type ListFilters<Properties extends TProperties> = {
  [Name in keyof Properties]?: Static<Properties[Name]>
}

/** The state of a list: a plain value, equal for equal URLs, usable as a query key. */
export interface ListQuery<Filters extends object = Record<string, unknown>> {
  /** Trimmed; empty for no search. */
  search: string
  /** `name` or `-name`. */
  sort: string
  /** null: not grouped. */
  group: string | null
  /** Only the filters that are set. */
  filters: Filters
}

/** Maximum length of a search in the URL. */
export const SEARCH_MAX = 200

/** Names in the URL that no filter may have. */
const RESERVED_PARAMS = ['search', 'sort', 'group'] as const

/**
 * Checks a schema once and keeps its types.
 *
 * @throws {Error} for a filter with a reserved name, and for a default that cannot be chosen
 */
export function defineList<Properties extends TProperties>(
  schema: ListSchema<Properties>,
): ListSchema<Properties> {
  const reserved = RESERVED_PARAMS.filter((name) => name in schema.filters.properties)
  if (reserved.length > 0) {
    throw new Error(
      `At filters: expected names other than ${RESERVED_PARAMS.join(', ')}, got ${reserved.join(', ')}. Rename the filter`,
    )
  }
  const column = schema.defaultSort.replace(/^-/, '')
  if (!schema.sorts.includes(column)) {
    throw new Error(
      `At defaultSort: expected one of ${schema.sorts.join(', ')}, got ${column}. Add it to sorts`,
    )
  }
  const { groups = {}, defaultGroup } = schema
  if (defaultGroup !== undefined && !Object.hasOwn(groups, defaultGroup)) {
    throw new Error(
      `At defaultGroup: expected one of groups, got ${defaultGroup}. Add it to groups`,
    )
  }
  for (const [id, sort] of Object.entries(groups)) {
    if (schema.sorts.includes(sort)) continue
    throw new Error(
      `At groups.${id}: expected one of ${schema.sorts.join(', ')}, got ${sort}. Add it to sorts`,
    )
  }
  return schema
}

/**
 * The parameters of a page that is a list, for its `params`: search, sort, grouping and filters.
 *
 * @param others parameters of the page besides those of its list
 */
export function listParams<Properties extends TProperties, Others extends TProperties>(
  { filters, sorts, groups = {} }: ListSchema<Properties>,
  others?: Others,
) {
  const optional = Object.entries(filters.properties).map(([name, filter]): [string, TSchema] => [
    name,
    Type.Optional(filter),
  ])
  return Type.Object({
    ...(others ?? ({} as Others)),
    ...Object.fromEntries(optional),
    search: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
    sort: Type.Optional(Type.Enum(sorts.flatMap((name) => [name, `-${name}`]))),
    group: Type.Optional(Type.Enum([...Object.keys(groups), 'none'])),
  })
}
