import type { ListQuery } from '../state/listSchema.ts'

/**
 * The selected rows: some by their keys, or all that match the list's query except some. The latter
 * includes rows that the page never loaded.
 */
export type ListSelection =
  | { readonly all: false; readonly keys: ReadonlySet<string> }
  | { readonly all: true; readonly except: ReadonlySet<string>; readonly query: ListQuery }

export const NOTHING_SELECTED: ListSelection = { all: false, keys: new Set() }

export function isSelected(selection: ListSelection, key: string): boolean {
  return selection.all ? !selection.except.has(key) : selection.keys.has(key)
}

/** Selects these rows, or removes them from the selection. */
export function withRows(
  selection: ListSelection,
  keys: readonly string[],
  isWanted: boolean,
): ListSelection {
  const changed = new Set(selection.all ? selection.except : selection.keys)
  for (const key of keys) {
    if (isWanted === selection.all) changed.delete(key)
    else changed.add(key)
  }
  return selection.all ? { ...selection, except: changed } : { all: false, keys: changed }
}

/** The rows between two of them, both included, in the order of the list. */
export function rangeOf(keys: readonly string[], anchor: string | null, to: string): string[] {
  const end = keys.indexOf(to)
  const start = anchor === null ? -1 : keys.indexOf(anchor)
  if (start === -1) return [to]
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Number of selected rows; null if the matching ones were not counted. */
export function selectedCount(
  selection: ListSelection,
  total: number | { atLeast: number } | null,
): number | { atLeast: number } | null {
  if (!selection.all) return selection.keys.size
  if (total === null) return null
  if (typeof total === 'number') return Math.max(0, total - selection.except.size)
  return { atLeast: Math.max(0, total.atLeast - selection.except.size) }
}

export const isNothing = (selection: ListSelection): boolean =>
  !selection.all && selection.keys.size === 0
