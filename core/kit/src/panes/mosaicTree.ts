import type { PaneTree } from '@airshed/contract'
import type { MosaicNode, MosaicPath } from 'react-mosaic-component'
import { sharesOf } from './tree/paneSplit.ts'

/**
 * Keys of the panes in the mosaic, which renders them in the order of their keys: the order of the
 * default arrangement, so that Tab follows it, and nothing is rendered again when a pane moves.
 */
export function mosaicKeys(ids: readonly string[]): {
  keyOf: (id: string) => string
  idOf: (key: string) => string
} {
  const keys = new Map(ids.map((id, index) => [id, `${String(index).padStart(3, '0')}:${id}`]))
  return {
    keyOf: (id) => keys.get(id) ?? id,
    idOf: (key) => key.slice(key.indexOf(':') + 1),
  }
}

/** The arrangement in the format of the mosaic. */
export function toMosaic(tree: PaneTree, keyOf: (id: string) => string): MosaicNode<string> {
  if (typeof tree === 'string') return keyOf(tree)
  return {
    type: 'split',
    direction: tree.direction,
    children: tree.panes.map((pane) => toMosaic(pane, keyOf)),
    splitPercentages: [...sharesOf(tree)],
  }
}

/** The arrangement from the format of the mosaic; null when it is empty. */
export function fromMosaic(
  node: MosaicNode<string> | null,
  idOf: (key: string) => string,
): PaneTree | null {
  if (node === null) return null
  if (typeof node === 'string') return idOf(node)
  // Users cannot create tabs: no control for them is shown.
  if (node.type === 'tabs') return idOf(node.tabs[node.activeTabIndex] ?? node.tabs[0] ?? '')
  const panes = node.children.flatMap((child) => fromMosaic(child, idOf) ?? [])
  return {
    direction: node.direction,
    panes,
    ...(node.splitPercentages === undefined ? {} : { shares: node.splitPercentages }),
  }
}

/** The pane at a path; null for a split. */
export function paneAt(node: MosaicNode<string> | null, path: MosaicPath): string | null {
  const [step, ...rest] = path
  if (node === null) return null
  if (typeof node === 'string') return step === undefined ? node : null
  const parts = node.type === 'tabs' ? node.tabs : node.children
  return step === undefined ? null : paneAt(parts[step] ?? null, rest)
}
