import type { PanesDefinition, PaneTree } from '@airshed/contract'
import { paneIds, settled } from './tree/paneSplit.ts'
import { placedBack, withoutPane } from './tree/placePane.ts'

/** A user's arrangement of the panes of a screen. */
export interface Arrangement {
  tree: PaneTree
  /** Panes that are not shown. */
  hidden: readonly string[]
}

/** The default arrangement of a screen. */
export function usualArrangement({ titles, arrangement }: PanesDefinition): Arrangement {
  const shown = new Set(paneIds(arrangement))
  return {
    tree: settled(arrangement),
    hidden: Object.keys(titles).filter((id) => !shown.has(id)),
  }
}

/** null for the last pane: if all were hidden, none could be restored. */
export function hidePane(before: Arrangement, id: string): Arrangement | null {
  const tree = withoutPane(before.tree, id)
  return tree === null ? null : { tree, hidden: [...before.hidden, id] }
}

/** A hidden pane returns beside its neighbours in the default arrangement. */
export function showPane(before: Arrangement, panes: PanesDefinition, id: string): Arrangement {
  return {
    tree: placedBack(before.tree, panes.arrangement, id),
    hidden: before.hidden.filter((one) => one !== id),
  }
}
