import type { PaneTree } from '@airshed/contract'
import { LEAST_SHARE, paneIds, sharesOf } from './paneSplit.ts'

/** One key press, in percent of the split. */
export const RESIZE_STEP = 5

/** Minimum and maximum position of a line, in percent. */
export function lineLimits(together: number): { least: number; most: number } {
  const least = Math.min(LEAST_SHARE, together / 2)
  return { least, most: together - least }
}

/**
 * The arrangement with a line moved: the part before it gets this share of its split, and the part
 * after it the rest of their common share.
 *
 * @param path of the split, @param index of the part before the line
 * @returns null when nothing changes
 */
export function moveLine(
  tree: PaneTree,
  path: readonly number[],
  index: number,
  share: number,
): PaneTree | null {
  if (typeof tree === 'string') return null
  const [step, ...rest] = path
  if (step !== undefined) {
    const inner = tree.panes[step]
    const moved = inner === undefined ? null : moveLine(inner, rest, index, share)
    if (moved === null) return null
    return { ...tree, panes: tree.panes.map((pane, at) => (at === step ? moved : pane)) }
  }
  const shares = sharesOf(tree)
  const [before, after] = [shares[index], shares[index + 1]]
  if (before === undefined || after === undefined) return null
  const { least, most } = lineLimits(before + after)
  const next = Math.min(most, Math.max(least, share))
  if (Math.abs(next - before) < 1e-6) return null
  return {
    ...tree,
    shares: shares.map((one, at) =>
      at === index ? next : at === index + 1 ? before + after - next : one,
    ),
  }
}

/**
 * The arrangement with a pane larger or smaller by one step, in the innermost split of that
 * direction: the part after it gives or takes the space; for the last part, the one before it.
 *
 * @returns null when there is no such split, or no space
 */
export function resizePane(
  tree: PaneTree,
  id: string,
  direction: 'row' | 'column',
  step: number,
): PaneTree | null {
  if (typeof tree === 'string') return null
  const index = tree.panes.findIndex((pane) => paneIds(pane).includes(id))
  const inside = tree.panes[index]
  if (inside === undefined) return null
  const inner = resizePane(inside, id, direction, step)
  if (inner !== null) {
    return { ...tree, panes: tree.panes.map((pane, at) => (at === index ? inner : pane)) }
  }
  if (tree.direction !== direction || holdsSplit(inside, direction, id)) return null
  const shares = sharesOf(tree)
  const isLast = index === tree.panes.length - 1
  const line = isLast ? index - 1 : index
  const share = (shares[line] ?? 0) + (isLast ? -step : step)
  return moveLine(tree, [], line, share)
}

/** An inner split of that direction takes precedence, even when it has no space left. */
function holdsSplit(tree: PaneTree, direction: 'row' | 'column', id: string): boolean {
  if (typeof tree === 'string' || !paneIds(tree).includes(id)) return false
  return tree.direction === direction || tree.panes.some((pane) => holdsSplit(pane, direction, id))
}
