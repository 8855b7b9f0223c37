import type { Clock } from '../timing.ts'
import { forgiveSlots, release, renew, retain, sweepSlots } from './slot.ts'
import type { Reader, Slot } from './slot.ts'

/** Slots of data points that are fetched together, by the id of their data point. */
export interface SlotGroup<Entry extends Slot<unknown>> {
  readonly entries: Map<string, Entry>
}

/** A reader's share in a group. */
export interface Share<Entry extends Slot<unknown>> {
  dataPointIds: readonly string[]
  reader: Reader
  /** The values must not have been fetched before this time, ms UTC; null: any will do. */
  dueAtMs: number | null
  newEntry: (dataPointId: string) => Entry
}

/** Groups of slots by key: each group exists as long as one of its slots. */
export function createSlotGroups<Entry extends Slot<unknown>, Group extends SlotGroup<Entry>>(
  clock: Clock,
) {
  const groups = new Map<string, Group>()
  const slots = function* (): Generator<Entry> {
    for (const { entries } of groups.values()) yield* entries.values()
  }
  return {
    values: () => groups.values(),
    slots,
    /**
     * The group of a key, in which the reader now has a share in each data point.
     *
     * @param onRetained gets each slot, and how long it had no reader, in ms
     */
    retain(
      key: string,
      newGroup: () => Group,
      { dataPointIds, reader, dueAtMs, newEntry }: Share<Entry>,
      onRetained: (entry: Entry, idleMs: number) => void = () => {},
    ): Group {
      const group = groups.get(key) ?? newGroup()
      groups.set(key, group)
      for (const dataPointId of dataPointIds) {
        const entry = group.entries.get(dataPointId) ?? newEntry(dataPointId)
        group.entries.set(dataPointId, entry)
        const idleMs = retain(entry, reader, clock.now())
        if (dueAtMs !== null) renew(entry, dueAtMs)
        onRetained(entry, idleMs)
      }
      return group
    },
    release(group: Group, reader: Reader): void {
      for (const entry of group.entries.values()) release(entry, reader, clock.now())
    },
    /** Retries what failed for this reader, or for all. */
    forgive: (reader?: Reader): void => forgiveSlots(slots(), reader),
    /** Drops slots without readers for the given time. @returns true when some are left for later */
    sweep(keepMs: number): boolean {
      let isAnyIdle = false
      for (const [key, { entries }] of groups) {
        if (sweepSlots(entries, clock.now(), keepMs)) isAnyIdle = true
        if (entries.size === 0) groups.delete(key)
      }
      return isAnyIdle
    },
    clear: () => groups.clear(),
  }
}
