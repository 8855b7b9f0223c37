import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListQuery } from '../state/listSchema.ts'
import type { ListAnswer, ListRows } from './listRows.ts'
import { loadAllRows } from './loadAllRows.ts'

export interface ListRequest<Filters extends object> extends ListQuery<Filters> {
  /** null: the first page. */
  cursor: string | null
}

export interface ListRowsOptions<Row, Filters extends object> {
  /** Key of the list without its query, such as `['tokens', slug]`. */
  queryKey: QueryKey
  /** The state of the list, see `useListState`. */
  query: ListQuery<Filters>
  /** The call: one page of rows. */
  load: (request: ListRequest<Filters>, signal: AbortSignal) => Promise<ListAnswer<Row>>
  /** The same for a file, which may need more of each row. Default: `load`. */
  loadForFile?: (request: ListRequest<Filters>, signal: AbortSignal) => Promise<ListAnswer<Row>>
  /** Default true. */
  enabled?: boolean
  /**
   * Refetch interval of the loaded rows in ms while the page is visible; false: only after a
   * change. Default false.
   */
  askAgainMs?: (rows: readonly Row[]) => number | false
}

/**
 * Loads a list page by page. While another search is loading, the rows of the last one stay, so
 * that nothing jumps.
 */
export function useListRows<Row, Filters extends object>(
  options: ListRowsOptions<Row, Filters>,
): ListRows<Row> {
  const { queryKey, query, load, loadForFile = load, enabled = true, askAgainMs } = options
  const result = useInfiniteQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ pageParam, signal }) => load({ ...query, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ListAnswer<Row>) => next,
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: ({ state }) =>
      askAgainMs?.(state.data?.pages.flatMap((page) => page.data) ?? []) ?? false,
  })
  const { data, error, isFetchNextPageError } = result
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  return {
    query: {
      data: rows,
      error: isFetchNextPageError ? null : error,
      fetchStatus: result.fetchStatus,
      failureReason: result.failureReason,
      refetch: () => result.refetch(),
    },
    isRefreshing: result.isPlaceholderData,
    total: data?.pages[0]?.total ?? (result.hasNextPage ? null : (rows?.length ?? null)),
    hasMore: result.hasNextPage && !result.isPlaceholderData,
    foundNone: result.hasNextPage && data?.pages.at(-1)?.data.length === 0,
    isLoadingMore: result.isFetchingNextPage,
    moreError: isFetchNextPageError ? error : null,
    loadMore: () => {
      if (!result.isFetching) void result.fetchNextPage()
    },
    loadAll: (most, signal) =>
      loadAllRows((cursor, stop) => loadForFile({ ...query, cursor }, stop), most, signal),
  }
}
