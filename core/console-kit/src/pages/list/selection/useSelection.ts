import { useState } from 'react'
import type { ListQuery } from '../state/listSchema.ts'
import { isNothing, isSelected, NOTHING_SELECTED, rangeOf, withRows } from './selection.ts'
import type { ListSelection } from './selection.ts'

/** The selection of a list, and the functions to change it. */
export interface SelectionState {
  selection: ListSelection
  isAny: boolean
  /**
   * Toggles a row; a range takes the state of the row at its start.
   *
   * @param keys of all loaded rows in the order in which they are shown
   */
  select: (key: string, isRange: boolean, keys: readonly string[]) => void
  selectLoaded: (keys: readonly string[], isWanted: boolean) => void
  /** All rows that match, loaded or not. */
  selectMatching: () => void
  clear: () => void
}

/** The parts of a query that determine which rows match: all but their order. */
const matchOf = ({ search, filters }: ListQuery): string => JSON.stringify([search, filters])

/**
 * The selected rows. Another search or filter clears the selection, so that no action applies to
 * rows that the user no longer sees.
 */
export function useSelection(query: ListQuery): SelectionState {
  const match = matchOf(query)
  const [held, setHeld] = useState({
    match,
    selection: NOTHING_SELECTED,
    anchor: null as string | null,
  })
  const isHeld = held.match === match
  const selection = isHeld ? held.selection : NOTHING_SELECTED
  const anchor = isHeld ? held.anchor : null
  const hold = (next: ListSelection, nextAnchor: string | null = anchor): void =>
    setHeld({ match, selection: next, anchor: nextAnchor })
  return {
    selection,
    isAny: !isNothing(selection),
    select(key, isRange, keys) {
      if (!isRange || anchor === null) {
        hold(withRows(selection, [key], !isSelected(selection, key)), key)
        return
      }
      hold(withRows(selection, rangeOf(keys, anchor, key), isSelected(selection, anchor)))
    },
    selectLoaded: (keys, isWanted) => hold(withRows(selection, keys, isWanted)),
    selectMatching: () => hold({ all: true, except: new Set(), query }),
    clear: () => hold(NOTHING_SELECTED, null),
  }
}
