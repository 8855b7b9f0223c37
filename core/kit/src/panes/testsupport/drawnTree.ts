import type { PaneTree } from '@airshed/contract'
import { sharesOf } from '../tree/paneSplit.ts'

/** An arrangement in one line: `row(alerts 40, column(state 50, air 50) 60)`. */
export function drawnTree(tree: PaneTree | null): string {
  if (tree === null || typeof tree === 'string') return tree ?? 'nothing'
  const shares = sharesOf(tree).map((share) => Math.round(share))
  const parts = tree.panes.map((pane, index) => `${drawnTree(pane)} ${shares[index]}`)
  return `${tree.direction}(${parts.join(', ')})`
}

export const row = (panes: readonly PaneTree[], shares?: readonly number[]): PaneTree => ({
  direction: 'row',
  panes,
  ...(shares === undefined ? {} : { shares }),
})

export const column = (panes: readonly PaneTree[], shares?: readonly number[]): PaneTree => ({
  direction: 'column',
  panes,
  ...(shares === undefined ? {} : { shares }),
})
