import type { PaneTree } from '@airshed/contract'
import { paneBoxes, type PaneBox } from './paneBoxes.ts'
import { paneIds, settled, sharesOf } from './paneSplit.ts'
import { atEdge, besidePane, directionOf, isBefore, withoutPane, type Side } from './placePane.ts'

/** The new position of a pane. */
export interface PaneMove {
  tree: PaneTree
  side: Side
  /** The pane that it is now beside; null: along that side of the whole. */
  beside: string | null
}

/** Boxes whose distance is at most this many percent are neighbours: shares are fractions. */
const TOUCH = 0.01

/** The neighbour on a side of a pane: if there are several, the one with the longest common border. */
export function neighbourOf(tree: PaneTree, id: string, side: Side): string | null {
  const boxes = paneBoxes(tree)
  const own = boxes.get(id)
  if (own === undefined) return null
  let best: { id: string; border: number } | null = null
  for (const [other, box] of boxes) {
    const border = commonBorder(own, box, side)
    if (other !== id && border > TOUCH && border > (best?.border ?? 0) + TOUCH) {
      best = { id: other, border }
    }
  }
  return best?.id ?? null
}

function commonBorder(own: PaneBox, box: PaneBox, side: Side): number {
  const touches = {
    left: () => own.left - (box.left + box.width),
    right: () => own.left + own.width - box.left,
    top: () => own.top - (box.top + box.height),
    bottom: () => own.top + own.height - box.top,
  }
  if (Math.abs(touches[side]()) > TOUCH) return 0
  return directionOf(side) === 'row'
    ? Math.min(own.top + own.height, box.top + box.height) - Math.max(own.top, box.top)
    : Math.min(own.left + own.width, box.left + box.width) - Math.max(own.left, box.left)
}

/**
 * The arrangement after a pane moved one step: to that side of its neighbour there, or, if it has
 * none, along that side of the whole. Neighbours in one split swap places and keep their sizes.
 *
 * @returns null when it cannot go further
 */
export function movePane(tree: PaneTree, id: string, side: Side): PaneMove | null {
  const neighbour = neighbourOf(tree, id, side)
  if (neighbour !== null) {
    const swapped = withChangedPlaces(tree, id, neighbour, directionOf(side))
    if (swapped !== null) return { tree: swapped, side, beside: neighbour }
  }
  const rest = withoutPane(tree, id)
  if (rest === null || !paneIds(tree).includes(id)) return null
  if (neighbour !== null) {
    return { tree: besidePane(rest, neighbour, { id, side }), side, beside: neighbour }
  }
  return isAlong(tree, id, side) ? null : { tree: atEdge(rest, id, side), side, beside: null }
}

/** The pane already takes up a whole side. */
function isAlong(tree: PaneTree, id: string, side: Side): boolean {
  if (typeof tree === 'string') return true
  if (tree.direction !== directionOf(side)) return false
  return (isBefore(side) ? tree.panes[0] : tree.panes.at(-1)) === id
}

/** null when the two are not parts of one split in that direction. */
function withChangedPlaces(
  tree: PaneTree,
  one: string,
  other: string,
  direction: 'row' | 'column',
): PaneTree | null {
  if (typeof tree === 'string') return null
  const [a, b] = [tree.panes.indexOf(one), tree.panes.indexOf(other)]
  if (a >= 0 && b >= 0) {
    if (tree.direction !== direction) return null
    const shares = sharesOf(tree)
    const order = tree.panes.map((_, index) => (index === a ? b : index === b ? a : index))
    return settled({
      direction,
      panes: order.map((index) => tree.panes[index] ?? ''),
      shares: order.map((index) => shares[index] ?? 0),
    })
  }
  const index = tree.panes.findIndex((pane) => paneIds(pane).includes(one))
  const inner = tree.panes[index]
  const changed = inner === undefined ? null : withChangedPlaces(inner, one, other, direction)
  if (changed === null) return null
  return { ...tree, panes: tree.panes.map((pane, at) => (at === index ? changed : pane)) }
}
