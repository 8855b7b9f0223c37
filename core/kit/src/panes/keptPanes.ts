import type { PanesDefinition, PaneTree } from '@airshed/contract'
import { usualArrangement, type Arrangement } from './arrangement.ts'
import { paneIds, settled } from './tree/paneSplit.ts'
import { placedBack } from './tree/placePane.ts'

const VERSION = 1
/** Maximum depth of a stored tree; no user creates deeper ones. */
const DEEPEST = 12

/** The key under which the arrangement of a screen is kept. */
export const panesKey = (screenId: string): string => `panes.${screenId}`

/** @returns null for the default arrangement, which does not need to be kept */
export function writeArrangement(now: Arrangement, panes: PanesDefinition): string | null {
  const usual = usualArrangement(panes)
  if (JSON.stringify(now) === JSON.stringify(usual)) return null
  return JSON.stringify({ version: VERSION, ...now })
}

/**
 * The stored arrangement, repaired if it no longer fits the panes: unknown and repeated ones are
 * dropped, new ones get their place in the default arrangement. If it cannot be read, the default
 * one.
 */
export function readArrangement(kept: string | null, panes: PanesDefinition): Arrangement {
  const usual = usualArrangement(panes)
  const { version, tree, hidden } = parsed(kept)
  if (version !== VERSION) return usual
  const known = new Set(Object.keys(panes.titles))
  const found = treeOf(tree, known, 0)
  if (found === null) return usual
  const shown = new Set(paneIds(found))
  const away = Array.isArray(hidden) ? new Set(hidden) : new Set()
  const usuallyHidden = new Set(usual.hidden)
  const isHidden = (id: string): boolean => away.has(id) || usuallyHidden.has(id)
  const added = [...known].filter((id) => !shown.has(id) && !isHidden(id))
  return {
    tree: added.reduce((so, id) => placedBack(so, panes.arrangement, id), settled(found)),
    hidden: [...known].filter((id) => !shown.has(id) && isHidden(id)),
  }
}

interface Kept {
  version?: unknown
  tree?: unknown
  hidden?: unknown
}

function parsed(kept: string | null): Kept {
  try {
    return (JSON.parse(kept ?? '{}') as Kept | null) ?? {}
  } catch {
    return {}
  }
}

/** @param left panes that may still appear; each is removed when it is found */
function treeOf(value: unknown, left: Set<string>, depth: number): PaneTree | null {
  return read(value, new Set(left), depth)
}

function read(value: unknown, left: Set<string>, depth: number): PaneTree | null {
  if (typeof value === 'string') return left.delete(value) ? value : null
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null
  const { direction, panes, shares } = value as Record<string, unknown>
  if ((direction !== 'row' && direction !== 'column') || !Array.isArray(panes)) return null
  const given: readonly unknown[] = Array.isArray(shares) ? shares : []
  const parts = panes.flatMap((pane: unknown, index): [PaneTree, unknown][] => {
    const part = read(pane, left, depth + 1)
    return part === null ? [] : [[part, given[index]]]
  })
  if (parts.length === 0) return null
  return {
    direction,
    panes: parts.map(([part]) => part),
    shares: parts.map(([, share]) => (typeof share === 'number' ? share : Number.NaN)),
  }
}
