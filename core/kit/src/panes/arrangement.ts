import type { PanesDefinition, PaneTree } from '@airshed/contract'
import { paneIds, settled } from './tree/paneSplit.ts'
import { placedBack, withoutPane } from './tree/placePane.ts'

/** How somebody has a screen's panes. */
export interface Arrangement {
  tree: PaneTree
  /** Panes that are not shown. */
  hidden: readonly string[]
}

/** The arrangement that a screen comes with. */
export function usualArrangement({ titles, arrangement }: PanesDefinition): Arrangement {
  const shown = new Set(paneIds(arrangement))
  return {
    tree: settled(arrangement),
    hidden: Object.keys(titles).filter((id) => !shown.has(id)),
  }
}

/** null for the last pane: a screen without any shows nothing to bring one back by. */
export function hidePane(before: Arrangement, id: string): Arrangement | null {
  const tree = withoutPane(before.tree, id)
  return tree === null ? null : { tree, hidden: [...before.hidden, id] }
}

/** A hidden pane comes back beside those that it stands by in the default arrangement. */
export function showPane(before: Arrangement, panes: PanesDefinition, id: string): Arrangement {
  return {
    tree: placedBack(before.tree, panes.arrangement, id),
    hidden: before.hidden.filter((one) => one !== id),
  }
}
