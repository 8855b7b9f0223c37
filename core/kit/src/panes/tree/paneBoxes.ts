import type { PaneTree } from '@airshed/contract'
import { paneIds, sharesOf } from './paneSplit.ts'

/** A position and size, in percent of the whole. */
export interface PaneBox {
  left: number
  top: number
  width: number
  height: number
}

/** The line between two neighbours of a split. */
export interface SplitLine {
  /** Indexes from the root to the split. */
  path: readonly number[]
  /** Index of the part of the split before the line. */
  index: number
  direction: 'row' | 'column'
  /** A box without width, or without height. */
  box: PaneBox
  /** Panes on either side. */
  before: readonly string[]
  after: readonly string[]
  /** Percent of the split: of the part before it, and of both parts. */
  share: number
  together: number
}

const WHOLE: PaneBox = { left: 0, top: 0, width: 100, height: 100 }

/** The parts of a box that is divided into these shares. */
function cut(box: PaneBox, direction: 'row' | 'column', shares: readonly number[]): PaneBox[] {
  let start = 0
  return shares.map((share) => {
    const from = start
    start += share
    return direction === 'row'
      ? { ...box, left: box.left + (box.width * from) / 100, width: (box.width * share) / 100 }
      : { ...box, top: box.top + (box.height * from) / 100, height: (box.height * share) / 100 }
  })
}

/** The box of each pane. */
export function paneBoxes(tree: PaneTree, box: PaneBox = WHOLE): Map<string, PaneBox> {
  if (typeof tree === 'string') return new Map([[tree, box]])
  const parts = cut(box, tree.direction, sharesOf(tree))
  return new Map(tree.panes.flatMap((pane, index) => [...paneBoxes(pane, parts[index])]))
}

/** Every line that can be moved, in reading order. */
export function splitLines(
  tree: PaneTree,
  path: readonly number[] = [],
  box: PaneBox = WHOLE,
): SplitLine[] {
  if (typeof tree === 'string') return []
  const { direction, panes } = tree
  const shares = sharesOf(tree)
  const parts = cut(box, direction, shares)
  return panes.flatMap((pane, index) => {
    const part = parts[index] ?? box
    const inner = splitLines(pane, [...path, index], part)
    const next = panes[index + 1]
    if (next === undefined) return inner
    const share = shares[index] ?? 0
    const line: SplitLine = {
      path,
      index,
      direction,
      box:
        direction === 'row'
          ? { left: part.left + part.width, top: box.top, width: 0, height: box.height }
          : { left: box.left, top: part.top + part.height, width: box.width, height: 0 },
      before: paneIds(pane),
      after: paneIds(next),
      share,
      together: share + (shares[index + 1] ?? 0),
    }
    return [...inner, line]
  })
}
