import type { List, Measurement, Node, NodeInclude, NodeSearch } from '@airshed/schemas'
import type { Clock } from '../timing.ts'
import { nodeIdOf } from './nodeIdOf.ts'
import { withNewerReadings, withReadings } from './nodeReadings.ts'
import {
  asError,
  emptySlot,
  forgiveSlots,
  isOutdated,
  isWanted,
  release,
  renew,
  retain,
  sweepSlots,
} from './slot.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import type { Reader, Slot } from './slot.ts'

/** A node for all of its readers; its value is `unknown` when the user may not read such a node. */
export interface NodeEntry extends Slot<Node | 'unknown'> {
  /** Parts that each reader requested. */
  wanted: Map<Reader, readonly NodeInclude[]>
  /** Readers that show its newest readings, and get them live. */
  followers: Set<Reader>
  /** Parts that the value has. */
  has: ReadonlySet<NodeInclude>
}

export interface NodeStoreOptions {
  fetch: (search: NodeSearch, onNoAnswer: OnNoAnswer) => Promise<List<Node>>
  clock: Clock
  onChange: (readers: Iterable<Reader>) => void
  /** These nodes have another time zone than before: what was counted by their clocks is outdated. */
  onZoneChange: (nodeIds: ReadonlySet<string>) => void
}

/** Maximum number of nodes in one response of the server. */
const MAX_IDS = 1000

/** Holds the nodes of all widgets of a page: each once, fetched together. */
export function createNodeStore({ fetch, clock, onChange, onZoneChange }: NodeStoreOptions) {
  const nodes = new Map<string, NodeEntry>()

  const request = async (
    entries: readonly (readonly [string, NodeEntry])[],
    includes: readonly NodeInclude[],
  ): Promise<void> => {
    for (const [, entry] of entries) entry.isFetching = true
    const search = {
      node_id: entries.map(([id]) => id),
      includes: [...includes],
      size: entries.length,
    }
    try {
      const { data } = await fetch(search, (error) => {
        for (const [, entry] of entries) {
          entry.error = error
          onChange(entry.readers)
        }
      })
      const found = new Map(data.map((node) => [node.node_id, node]))
      const moved = new Set<string>()
      for (const [id, entry] of entries) {
        if (isMoved(entry, found.get(id))) moved.add(id)
        entry.value = answered(entry, found.get(id))
        entry.has = new Set(includes)
        entry.error = null
        entry.fetchedAtMs = clock.now()
      }
      if (moved.size > 0) onZoneChange(moved)
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
    /** @param dueAtMs the nodes must not have been fetched before this time; default: no matter when */
    retain(
      nodeIds: Iterable<string>,
      includes: readonly NodeInclude[],
      reader: Reader,
      dueAtMs: number | null = null,
    ): void {
      for (const nodeId of nodeIds) {
        const entry = nodes.get(nodeId) ?? newEntry()
        nodes.set(nodeId, entry)
        retain(entry, reader, clock.now())
        if (dueAtMs !== null) renew(entry, dueAtMs)
        entry.wanted.set(reader, [...(entry.wanted.get(reader) ?? []), ...includes])
      }
    },
    /** From now on, a reader of these nodes gets their newest readings as they arrive. */
    follow(nodeIds: Iterable<string>, reader: Reader): void {
      for (const nodeId of nodeIds) nodes.get(nodeId)?.followers.add(reader)
    },
    /** Live readings of a data point. */
    take(dataPointId: string, measurements: readonly Measurement[]): void {
      const entry = nodes.get(nodeIdOf(dataPointId) ?? '')
      if (entry === undefined || entry.followers.size === 0) return
      if (entry.value === null || entry.value === 'unknown') return
      const value = withReadings(entry.value, dataPointId, measurements)
      if (value === entry.value) return
      entry.value = value
      onChange(entry.followers)
    },
    release(reader: Reader): void {
      for (const entry of nodes.values()) {
        entry.wanted.delete(reader)
        entry.followers.delete(reader)
        release(entry, reader, clock.now())
      }
    },
    /** Starts one request for all that are missing. */
    load(): void {
      const missing = [...nodes].filter(
        ([, entry]) => isWanted(entry) && (!isComplete(entry) || isOutdated(entry)),
      )
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
    slots: () => nodes.values(),
    forgive: (reader?: Reader): void => forgiveSlots(nodes.values(), reader),
    sweep: (keepMs: number): boolean => sweepSlots(nodes, clock.now(), keepMs),
    close: () => nodes.clear(),
  }
}

export type NodeStore = ReturnType<typeof createNodeStore>

const newEntry = (): NodeEntry => ({
  ...emptySlot<Node | 'unknown'>(),
  wanted: new Map(),
  followers: new Set(),
  has: new Set(),
})

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
