import type { List, Node, NodeInclude, NodeSearch } from '@airshed/schemas'
import { CACHE_MS } from '../queries.ts'
import { nodeIdOf } from './nodeIdOf.ts'
import { withNewerReadings, withReadings } from './nodeReadings.ts'
import type { LiveReadings } from './seriesSource.ts'
import { emptySlot, type Reader, type Slot } from './slot.ts'
import type { Request, SlotStore, Source } from './slotStore.ts'

/** A node for all of its readers; its value is `unknown` when the user may not read such a node. */
export interface NodeEntry extends Slot<Node | 'unknown'> {
  /** Parts that each reader requested. */
  wanted: Map<Reader, readonly NodeInclude[]>
  /** Readers that show its newest readings, and get them live. */
  followers: Set<Reader>
  /** Parts that the value has. */
  has: ReadonlySet<NodeInclude>
}

export interface NodesOptions {
  store: SlotStore
  fetch: (search: NodeSearch, request: Request) => Promise<List<Node>>
  onChange: (readers: Iterable<Reader>) => void
  /** These nodes have another time zone than before: what was counted by their clocks is outdated. */
  onZoneChange: (nodeIds: ReadonlySet<string>) => void
}

/** Maximum number of nodes in one response of the server. */
const MAX_IDS = 1000

/** All nodes of a page have the same question. */
const QUESTION = {}

export type Nodes = ReturnType<typeof createNodes>

/** The nodes of all widgets of a page: each once, fetched together. */
export function createNodes({ store, fetch, onChange, onZoneChange }: NodesOptions) {
  const source: Source<object, NodeEntry> = {
    name: 'nodes',
    newEntry: (id) => ({
      ...emptySlot<Node | 'unknown'>(id),
      wanted: new Map(),
      followers: new Set(),
      has: new Set(),
    }),
    mostIds: () => MAX_IDS,
    async fetch(_group, entries, request) {
      const includes = [
        ...new Set(entries.flatMap(({ wanted }) => [...wanted.values()].flat())),
      ].toSorted()
      const search = { node_id: entries.map(({ id }) => id), includes, size: entries.length }
      const { data } = await fetch(search, request)
      const found = new Map(data.map((node) => [node.node_id, node]))
      const moved = new Set<string>()
      for (const entry of entries) {
        const node = found.get(entry.id)
        if (isMoved(entry, node)) moved.add(entry.id)
        entry.value = answered(entry, node)
        entry.has = new Set(includes)
      }
      if (moved.size > 0) onZoneChange(moved)
    },
    isLacking: (_group, entry) => !isComplete(entry),
    isDue: (_group, { fetchedAtMs }, nowMs) => nowMs - (fetchedAtMs ?? 0) >= CACHE_MS,
    onRelease({ wanted, followers }, reader) {
      wanted.delete(reader)
      followers.delete(reader)
    },
  }

  let nodes: ReadonlyMap<string, NodeEntry> = new Map()
  const entryOf = (nodeId: string): NodeEntry | undefined => nodes.get(nodeId)

  return {
    get: entryOf,
    /** @param dueAtMs the nodes must not have been fetched before this time; null: any will do */
    retain(
      nodeIds: readonly string[],
      includes: readonly NodeInclude[],
      reader: Reader,
      dueAtMs: number | null,
    ) {
      const group = store.retain(source, QUESTION, nodeIds, reader, dueAtMs)
      nodes = group.entries
      for (const nodeId of nodeIds) {
        const { wanted } = group.entries.get(nodeId) ?? {}
        wanted?.set(reader, [...(wanted.get(reader) ?? []), ...includes])
      }
      return group
    },
    /** From now on, a reader of these nodes gets their newest readings as they arrive. */
    follow(nodeIds: Iterable<string>, reader: Reader): void {
      for (const nodeId of nodeIds) entryOf(nodeId)?.followers.add(reader)
    },
    /** Live readings of a data point. */
    take(dataPointId: string, readings: LiveReadings): void {
      const entry = entryOf(nodeIdOf(dataPointId) ?? '')
      if (entry === undefined || entry.followers.size === 0) return
      if (entry.value === null || entry.value === 'unknown') return
      const value = withReadings(entry.value, dataPointId, readings)
      if (value === entry.value) return
      entry.value = value
      onChange(entry.followers)
    },
  }
}

/** The value of a node from an answer; its live readings may be newer. */
function answered({ value, followers }: NodeEntry, found: Node | undefined): Node | 'unknown' {
  if (found === undefined) return 'unknown'
  const hasLive = value !== null && value !== 'unknown' && followers.size > 0
  return hasLive ? withNewerReadings(found, value) : found
}

/** Whether a node has changed its time zone. */
const isMoved = ({ value }: NodeEntry, found: Node | undefined): boolean =>
  value !== null && value !== 'unknown' && found !== undefined && found.timezone !== value.timezone

/** The value has every part that was requested. */
export const isComplete = ({ value, wanted, has }: NodeEntry): boolean =>
  value !== null && [...wanted.values()].flat().every((include) => has.has(include))
