import type { PaneTree } from '@airshed/contract'
import { paneIds, settled, sharesOf } from './paneSplit.ts'

export type Side = 'left' | 'right' | 'top' | 'bottom'

export const directionOf = (side: Side): 'row' | 'column' =>
  side === 'left' || side === 'right' ? 'row' : 'column'
export const isBefore = (side: Side): boolean => side === 'left' || side === 'top'

/** The arrangement without a pane: its neighbours fill its space. null if it was the only one. */
export function withoutPane(tree: PaneTree, id: string): PaneTree | null {
  if (typeof tree === 'string') return tree === id ? null : tree
  const shares = sharesOf(tree)
  const kept = tree.panes.flatMap((pane, index): [PaneTree, number][] => {
    const left = withoutPane(pane, id)
    return left === null ? [] : [[left, shares[index] ?? 0]]
  })
  if (kept.length === 0) return null
  return settled({
    direction: tree.direction,
    panes: kept.map(([pane]) => pane),
    shares: kept.map(([, share]) => share),
  })
}

/**
 * The arrangement with a new pane on one side of another one, which gives it a part of its space.
 *
 * @param target a pane, or the panes of a part that is divided together
 * @param added `share` of that space for the new one in percent, default half of it
 */
export function besidePane(
  tree: PaneTree,
  target: string | readonly string[],
  added: { id: string; side: Side; share?: number },
): PaneTree {
  const { id, side, share = 50 } = added
  const wanted = [target].flat().toSorted().join(' ')
  const put = (part: PaneTree): PaneTree => {
    if (paneIds(part).toSorted().join(' ') !== wanted) {
      return typeof part === 'string' ? part : { ...part, panes: part.panes.map(put) }
    }
    return isBefore(side)
      ? { direction: directionOf(side), panes: [id, part], shares: [share, 100 - share] }
      : { direction: directionOf(side), panes: [part, id], shares: [100 - share, share] }
  }
  return settled(put(tree))
}

/**
 * The arrangement with a new pane along a whole side: an equal share in an existing split, else
 * half.
 */
export function atEdge(tree: PaneTree, id: string, side: Side): PaneTree {
  const direction = directionOf(side)
  const equals = typeof tree !== 'string' && tree.direction === direction ? tree.panes.length : 1
  const share = 100 / (equals + 1)
  return settled(
    isBefore(side)
      ? { direction, panes: [id, tree], shares: [share, 100 - share] }
      : { direction, panes: [tree, id], shares: [100 - share, share] },
  )
}

/**
 * The arrangement with a pane back in its default place: beside the nearest part of its split in
 * the default arrangement, with the share that it has of the two.
 *
 * @param usual the default arrangement; a pane that it does not contain goes to the right edge
 */
export function placedBack(tree: PaneTree, usual: PaneTree, id: string): PaneTree {
  const shown = new Set(paneIds(tree))
  for (const { split, index } of splitsAbove(usual, id).toReversed()) {
    const shares = sharesOf(split)
    const near = split.panes
      .map((pane, at) => ({ at, ids: paneIds(pane).filter((one) => shown.has(one)) }))
      .filter(({ at, ids }) => at !== index && ids.length > 0)
      .toSorted((a, b) => Math.abs(a.at - index) - Math.abs(b.at - index))[0]
    if (near === undefined) continue
    const isAfter = near.at < index
    const target = isTogether(tree, near.ids) ? near.ids : (near.ids.at(isAfter ? -1 : 0) ?? '')
    const side: Side =
      split.direction === 'row' ? (isAfter ? 'right' : 'left') : isAfter ? 'bottom' : 'top'
    const [own = 50, other = 50] = [shares[index], shares[near.at]]
    return besidePane(tree, target, { id, side, share: (own * 100) / (own + other) })
  }
  return atEdge(tree, id, 'right')
}

/** Whether one part of the arrangement contains exactly these panes. */
function isTogether(tree: PaneTree, ids: readonly string[]): boolean {
  const own = paneIds(tree)
  if (own.length === ids.length) return ids.every((id) => own.includes(id))
  return typeof tree !== 'string' && tree.panes.some((pane) => isTogether(pane, ids))
}

/** The splits that contain a pane, the outermost first, and the index of its part in each. */
function splitsAbove(
  tree: PaneTree,
  id: string,
): { split: Exclude<PaneTree, string>; index: number }[] {
  if (typeof tree === 'string') return []
  const index = tree.panes.findIndex((pane) => paneIds(pane).includes(id))
  const inside = tree.panes[index]
  return inside === undefined ? [] : [{ split: tree, index }, ...splitsAbove(inside, id)]
}
