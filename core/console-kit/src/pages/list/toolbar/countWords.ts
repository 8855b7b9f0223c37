import type { PagesText } from '../../messages/pagesText.ts'
import type { ListRows } from '../rows/listRows.ts'

/** How many rows there are and how many of them are loaded; empty while nothing is known. */
export function countWords(
  { query, total, hasMore }: Pick<ListRows<unknown>, 'query' | 'total' | 'hasMore'>,
  text: PagesText,
): string {
  const loaded = query.data?.length
  if (loaded === undefined) return ''
  if (!hasMore) return text('list.count', { count: loaded })
  if (total === null) return text('list.countLoadedUnknown', { loaded })
  return typeof total === 'number'
    ? text('list.countLoaded', { loaded, count: total })
    : text('list.countLoadedAtLeast', { loaded, count: total.atLeast })
}
