import type { ListAnswer } from './listRows.ts'

/** Requests one page by its cursor; null for the first one. */
export type LoadPage<Row> = (cursor: string | null, signal: AbortSignal) => Promise<ListAnswer<Row>>

/**
 * The rows of all pages, one request after the other.
 *
 * @param most maximum number of rows; more are left out
 * @throws the rejection of a request, and the signal's reason
 */
export async function loadAllRows<Row>(
  loadPage: LoadPage<Row>,
  most: number,
  signal: AbortSignal,
): Promise<{ rows: readonly Row[]; isCut: boolean }> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    signal.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- each page has the cursor of the next one
    const page: ListAnswer<Row> = await loadPage(cursor, signal)
    rows.push(...page.data)
    // A server that repeats a cursor would cause an endless loop.
    cursor = page.next === cursor ? null : page.next
  } while (cursor !== null && rows.length < most)
  return { rows: rows.slice(0, most), isCut: cursor !== null || rows.length > most }
}
