import {
  Type,
  type Static,
  type TEnum,
  type TInteger,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TString,
} from 'typebox'
import { PAGE_MAX, Words } from './common.ts'

/** A count of a list stops here: beyond it an answer reports "at least". */
export const TOTAL_BOUND = 10_000

/** Maximum number of rows per answer. */
const LIST_SIZE_MAX = 1000

/**
 * How matching rows are counted: not at all, up to {@link TOTAL_BOUND}, or to the last one. Default: `exact` for a page
 * by number unless the list says otherwise, `none` after a cursor.
 */
const TOTAL_KINDS = ['none', 'bounded', 'exact'] as const
export type TotalKind = (typeof TOTAL_KINDS)[number]

/** A name of a sort, or `-` and the name for the same list read backwards. */
export type SortOf<Sort extends string> = Sort | `-${Sort}`

// A type, not an interface: only types are assignable where an index signature is required.
type ListFields<Sort extends string> = {
  search: TOptional<TString>
  sort: TOptional<TEnum<SortOf<Sort>[]>>
  cursor: TOptional<TString>
  size: TOptional<TInteger>
  page: TOptional<TInteger>
  total: TOptional<TEnum<TotalKind[]>>
}

/**
 * The query of a list call: search, sort, and the requested part of the list. A part begins after a `cursor`, which is
 * the `next` of the previous answer, or is a `page` by number; the two are mutually exclusive. A page by number has at
 * most {@link TOTAL_BOUND} rows in front of it.
 *
 * @param sort the names by which the list can be sorted; each also with `-`, backwards
 * @param filters additional fields of the call
 * @param size rows per answer if the query has no size. Default: 100
 * @param total how a page by number is counted if the query has no total. Default: exact
 */
export function ListQuery<
  const Sort extends string,
  const Filters extends TProperties = Record<never, never>,
>({
  sort,
  filters,
  size = 100,
  total = 'exact',
}: {
  sort: readonly Sort[]
  filters?: Filters
  size?: number
  total?: TotalKind
}): TObject<ListFields<Sort> & Filters> {
  const sorts = sort.flatMap((name): SortOf<Sort>[] => [name, `-${name}`])
  const fields: ListFields<Sort> = {
    search: Type.Optional(
      Type.String({ maxLength: 200, description: 'Part of what the list is searched by' }),
    ),
    sort: Type.Optional(
      Type.Enum<SortOf<Sort>[]>(sorts, {
        type: 'string',
        description: 'Order of the rows; with a minus sign, the same list backwards',
      }),
    ),
    cursor: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 8000,
        description: 'The `next` of the previous answer, with the same search, sort and filters',
      }),
    ),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIST_SIZE_MAX, default: size })),
    page: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: PAGE_MAX,
        description: `Default: 1, the first; a page with more than ${TOTAL_BOUND} rows in front of it is read by cursor`,
      }),
    ),
    total: Type.Optional(
      Words(TOTAL_KINDS, {
        description: `Whether all rows that match are counted; bounded stops at ${TOTAL_BOUND}. Default: ${total} for a page by number, none after a cursor`,
      }),
    ),
  }
  return Type.Object(
    { ...(filters ?? ({} as Filters)), ...fields },
    { additionalProperties: false },
  )
}

/** The number of matching rows; `atLeast` if the count stopped there. */
export const ListTotal = Type.Union([
  Type.Integer({ minimum: 0 }),
  Type.Object({ atLeast: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
])
export type ListTotal = Static<typeof ListTotal>

/** The answer of a list call. */
export const ListOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    data: Type.Array(item),
    next: Type.Union([Type.String(), Type.Null()], {
      description: 'The cursor of the rows that follow; null: these are the last ones',
    }),
    size: Type.Integer({ minimum: 1 }),
    page: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Absent after a cursor, which has no page number' }),
    ),
    total: Type.Optional(ListTotal),
  })

/** One part of a list of `Item`. */
export interface List<Item> {
  data: Item[]
  /** The cursor of the rows that follow; null: these are the last ones. */
  next: string | null
  size: number
  /** Absent after a cursor. */
  page?: number
  /** Absent unless requested. */
  total?: ListTotal
}

/** The query of a list that is not searched. */
export function WithoutSearch<Fields extends TProperties>(
  query: TObject<Fields & { search: TOptional<TString> }>,
): TObject<Omit<Fields, 'search'>> {
  const { search: _, ...fields } = query.properties
  return Type.Object(fields as Omit<Fields, 'search'>, { additionalProperties: false })
}
