import type { PaneTree } from '@airshed/contract'
import { movePane, type PaneMove } from './tree/movePane.ts'
import type { Side } from './tree/placePane.ts'
import { resizePane, RESIZE_STEP } from './tree/resizePane.ts'

/** Keys on the handle of a pane: they move it to that side, and resize it with Shift. */
export const PANE_KEYS = {
  ArrowLeft: { side: 'left', direction: 'row', step: -RESIZE_STEP },
  ArrowRight: { side: 'right', direction: 'row', step: RESIZE_STEP },
  ArrowUp: { side: 'top', direction: 'column', step: -RESIZE_STEP },
  ArrowDown: { side: 'bottom', direction: 'column', step: RESIZE_STEP },
} as const satisfies Record<string, { side: Side; direction: 'row' | 'column'; step: number }>
export type PaneKey = keyof typeof PANE_KEYS

export const isPaneKey = (key: string): key is PaneKey => Object.hasOwn(PANE_KEYS, key)

/** @returns null when the pane cannot go further */
export const moveByPaneKey = (tree: PaneTree, id: string, key: PaneKey): PaneMove | null =>
  movePane(tree, id, PANE_KEYS[key].side)

/** Right and down make a pane larger, left and up smaller. @returns null if the size does not change */
export const resizeByPaneKey = (tree: PaneTree, id: string, key: PaneKey): PaneTree | null =>
  resizePane(tree, id, PANE_KEYS[key].direction, PANE_KEYS[key].step)
