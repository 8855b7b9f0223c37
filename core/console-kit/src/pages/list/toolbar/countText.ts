import type { PagesText } from '../../messages/pagesText.ts'
import type { ListRows } from '../rows/listRows.ts'

/** The number of rows and of loaded rows, in words; empty while unknown. */
export function countText(
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
