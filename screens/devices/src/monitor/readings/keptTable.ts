import type { KeptTable, ParamsLocation } from '@airshed/console-kit'
import { readSort, writeSort } from './readingSort.ts'

/**
 * Order and page of the readings, stored in the parameters `sort`, `page` (from 1) and `size`.
 *
 * @param ids of the data points that are shown
 * @param sizes choices of rows per page, the first is the default
 */
export function keptTable(
  ids: readonly string[],
  sizes: readonly number[],
  { params, setParams }: ParamsLocation,
): KeptTable {
  const { sort, page, size } = params
  return {
    sort: readSort(typeof sort === 'string' ? sort : undefined, ids),
    page: typeof page === 'number' ? page - 1 : 0,
    size: typeof size === 'number' ? size : undefined,
    onSort: (next) => setParams({ sort: writeSort(next), page: undefined }),
    onPage: (next, nextSize) =>
      setParams({
        page: next === 0 ? undefined : next + 1,
        size: nextSize === sizes[0] ? undefined : nextSize,
      }),
  }
}
