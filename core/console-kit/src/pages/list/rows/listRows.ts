import type { QueryResult } from '../../query/QueryView.tsx'

/** Number of matching rows; `atLeast` if counting stopped at a limit. */
export type ListTotal = number | { atLeast: number }

/** A page of rows in the response of a call. */
export interface ListAnswer<Row> {
  data: readonly Row[]
  /** Cursor of the next page; null for the last one. */
  next: string | null
  /** Present only if counting was cheap, or requested. */
  total?: ListTotal
}

/** The rows of a list as far as they are loaded. */
export interface ListRows<Row> {
  query: QueryResult<readonly Row[]>
  /** The rows shown belong to an earlier search; the new ones are loading. */
  isRefreshing: boolean
  /** null: not counted. */
  total: ListTotal | null
  hasMore: boolean
  /** The last response had no rows, but more may follow: long lists are searched in parts. */
  foundNone: boolean
  isLoadingMore: boolean
  /** Why the next page could not be loaded; null if nothing failed. */
  moreError: unknown
  loadMore: () => void
  /** The rows of every page, for an export; `isCut` if there are more than `most`. */
  loadAll: (most: number, signal: AbortSignal) => Promise<{ rows: readonly Row[]; isCut: boolean }>
}
