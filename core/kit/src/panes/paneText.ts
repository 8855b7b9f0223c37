import type { PaneTree } from '@airshed/contract'
import type { PanesMessageId, PanesText } from './messages/panesMessages.ts'
import { paneBoxes, type SplitLine } from './tree/paneBoxes.ts'
import type { PaneMove } from './tree/movePane.ts'

/** Returns the name of a pane. */
export type NameOf = (id: string) => string

/** The new position of a pane, for screen readers. */
export function movedText(
  id: string,
  { side, beside }: Pick<PaneMove, 'side' | 'beside'>,
  nameOf: NameOf,
  text: PanesText,
): string {
  const edge: PanesMessageId = `moved.${side}.edge`
  return beside === null
    ? text(edge, { name: nameOf(id) })
    : text(`moved.${side}`, { name: nameOf(id), neighbour: nameOf(beside) })
}

/** The size of a pane, in whole percent of the workspace. */
export function sizeText(id: string, tree: PaneTree, nameOf: NameOf, text: PanesText): string {
  const { width, height } = paneBoxes(tree).get(id) ?? { width: 0, height: 0 }
  return text('resized', {
    name: nameOf(id),
    width: Math.round(width),
    height: Math.round(height),
  })
}

/** The panes on both sides of a line, and the share of their split that each has. */
export function lineText(line: SplitLine, nameOf: NameOf, text: PanesText) {
  const names = (ids: readonly string[]): string => ids.map(nameOf).join(', ')
  const sides = { before: names(line.before), after: names(line.after) }
  const share = Math.round(line.share)
  return {
    name: text('line', sides),
    value: text('line.value', { ...sides, share, rest: Math.round(line.together) - share }),
  }
}
