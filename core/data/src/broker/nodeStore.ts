import type { List, Node, NodeInclude, NodeSearch } from '@airshed/schemas'
import type { Clock } from '../timing.ts'
import { asError, emptySlot, isWanted, release, retain, sweepSlots } from './slot.ts'
import type { Reader, Slot } from './slot.ts'

/** A node for all of its readers; its value is `unknown` when the user may not read such a node. */
export interface NodeEntry extends Slot<Node | 'unknown'> {
  /** Parts that each reader requested. */
  wanted: Map<Reader, readonly NodeInclude[]>
  /** Parts that the value has. */
  has: ReadonlySet<NodeInclude>
}

export interface NodeStoreOptions {
  fetch: (search: NodeSearch) => Promise<List<Node>>
  clock: Clock
  onChange: (readers: Iterable<Reader>) => void
}

/** Maximum number of nodes in one response of the server. */
const MAX_IDS = 1000

/** Holds the nodes of all widgets of a page: each once, fetched together. */
export function createNodeStore({ fetch, clock, onChange }: NodeStoreOptions) {
  const nodes = new Map<string, NodeEntry>()

  const request = async (
    entries: readonly (readonly [string, NodeEntry])[],
    includes: readonly NodeInclude[],
  ): Promise<void> => {
    for (const [, entry] of entries) entry.isFetching = true
    try {
      const { data } = await fetch({
        node_id: entries.map(([id]) => id),
        includes: [...includes],
        size: entries.length,
      })
      const found = new Map(data.map((node) => [node.node_id, node]))
      for (const [id, entry] of entries) {
        entry.value = found.get(id) ?? 'unknown'
        entry.has = new Set(includes)
        entry.error = null
        entry.fetchedAtMs = clock.now()
      }
    } catch (error) {
      for (const [, entry] of entries) entry.error = asError(error)
    } finally {
      for (const [, entry] of entries) {
        entry.isFetching = false
        onChange(entry.readers)
      }
    }
  }

  const fetchAll = (entries: readonly (readonly [string, NodeEntry])[]): void => {
    const includes = [
      ...new Set(entries.flatMap(([, { wanted }]) => [...wanted.values()].flat())),
    ].toSorted()
    for (let i = 0; i < entries.length; i += MAX_IDS) {
      void request(entries.slice(i, i + MAX_IDS), includes)
    }
  }

  return {
    get: (nodeId: string): NodeEntry | undefined => nodes.get(nodeId),
    retain(nodeIds: Iterable<string>, includes: readonly NodeInclude[], reader: Reader): void {
      for (const nodeId of nodeIds) {
        const entry = nodes.get(nodeId) ?? newEntry()
        nodes.set(nodeId, entry)
        retain(entry, reader, clock.now())
        entry.wanted.set(reader, [...(entry.wanted.get(reader) ?? []), ...includes])
      }
    },
    release(reader: Reader): void {
      for (const entry of nodes.values()) {
        entry.wanted.delete(reader)
        release(entry, reader, clock.now())
      }
    },
    /** Starts one request for all that are missing. */
    load(): void {
      const missing = [...nodes].filter(([, entry]) => isWanted(entry) && !isComplete(entry))
      if (missing.length > 0) fetchAll(missing)
    },
    /** Refetches the values of these readers that are older than the given ms. */
    refresh(readers: ReadonlySet<Reader>, olderThanMs: number): void {
      for (const entry of nodes.values()) if (entry.value !== null) entry.error = null
      const due = [...nodes].filter(
        ([, entry]) =>
          isWanted(entry) &&
          clock.now() - (entry.fetchedAtMs ?? 0) >= olderThanMs &&
          [...entry.readers].some((reader) => readers.has(reader)),
      )
      if (due.length > 0) fetchAll(due)
    },
    forgive(reader: Reader): void {
      for (const entry of nodes.values()) if (entry.readers.has(reader)) entry.error = null
    },
    sweep: (keepMs: number): boolean => sweepSlots(nodes, clock.now(), keepMs),
    close: () => nodes.clear(),
  }
}

export type NodeStore = ReturnType<typeof createNodeStore>

const newEntry = (): NodeEntry => ({
  ...emptySlot<Node | 'unknown'>(),
  wanted: new Map(),
  has: new Set(),
})

/** The value has every part that was requested. */
export const isComplete = ({ value, wanted, has }: NodeEntry): boolean =>
  value !== null && [...wanted.values()].flat().every((include) => has.has(include))
