import type { TotalKind } from '@airshed/schemas'
import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Types of columns that rows can be sorted by. */
export type SortType = 'text' | 'int2' | 'int4' | 'int8' | 'float8' | 'boolean'

/** One column of an order. */
export interface SortKey {
  /** A column, or an expression over columns of the list's table. */
  sql: RawBuilder<unknown>
  type: SortType
  /** Default: ascending. */
  isDescending?: boolean
  /** Whether rows may lack a value; these come last, in either direction. Default: every row has one. */
  isNullable?: boolean
}

/** How rows of one table are listed, sorted and searched. */
export interface RowList<Sort extends string> {
  /** Part of cursors, so that those of another list are rejected. */
  name: string
  table: keyof Tables
  /** The column that breaks ties; its values are unique within the list. */
  id: string
  /** Type of `id`. Default: text. */
  idType?: SortType
  /** The order for each name that the schema of the call allows. */
  sort: Readonly<Record<Sort, readonly [SortKey, ...SortKey[]]>>
  /** The order if a call names none; `-` reverses it. */
  defaultSort: Sort | `-${Sort}`
  /** Columns that a search looks into. Default: none. */
  search?: readonly RawBuilder<unknown>[]
  /** For a table that never stops growing and that no index can search. Default: a search is one statement. */
  slices?: SearchSlices
  /** How a page by number is counted if the query does not say. Default: exact. */
  defaultTotal?: TotalKind
}

/** How a search reads a long list: slice by slice, see `slicedPart`. */
export interface SearchSlices {
  /** Rows that one statement reads. */
  rows: number
  /** Slices that one answer reads. */
  most: number
}

/** A column to sort by, such as `key('nodes.name', 'text')`. */
export function key(
  column: string,
  type: SortType,
  options: Pick<SortKey, 'isDescending' | 'isNullable'> = {},
): SortKey {
  return { sql: sql.ref(column), type, ...options }
}
