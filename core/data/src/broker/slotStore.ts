import { isCancelled } from '@airshed/client'
import type { Clock } from '../timing.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import {
  asError,
  forgiveSlots,
  isOutdated,
  isWanted,
  release,
  renew,
  retain,
  sweepSlots,
  type Reader,
  type Slot,
} from './slot.ts'

/** One request, and how to report that it got no answer yet. */
export interface Request {
  readonly signal: AbortSignal
  readonly onNoAnswer: OnNoAnswer
}

/** One question, and its answers by the id of what they are about. It exists as long as one of them. */
export interface Group<Question = unknown, Entry extends Slot<unknown> = Slot<unknown>> {
  readonly source: Source<Question, Entry>
  readonly question: Question
  readonly entries: Map<string, Entry>
}

/** Where answers of one sort come from. Its questions are compared as JSON. */
export interface Source<Question = unknown, Entry extends Slot<unknown> = Slot<unknown>> {
  readonly name: string
  newEntry(id: string): Entry
  /** The largest number of answers that one request may ask for. Default: all of a group. */
  mostIds?(question: Question): number
  /** Makes one request, and puts its answers into the entries. */
  fetch(group: Group<Question, Entry>, entries: readonly Entry[], request: Request): Promise<void>
  /** A value is not enough for its readers: it is fetched again. Default false. */
  isLacking?(group: Group<Question, Entry>, entry: Entry): boolean
  /** A value that is shown live is too old, and is fetched again. */
  isDue(group: Group<Question, Entry>, entry: Entry, nowMs: number): boolean
  /** Values that are neither missing nor outdated, each time something is loaded. */
  onLoad?(group: Group<Question, Entry>, entries: readonly Entry[]): void
  onRetain?(group: Group<Question, Entry>, entry: Entry, idleMs: number): void
  onRelease?(entry: Entry, reader: Reader): void
  onFailed?(entry: Entry): void
}

export interface SlotStoreOptions {
  clock: Clock
  /** Something changed for these readers. */
  onChange: (readers: Iterable<Reader>) => void
}

export type SlotStore = ReturnType<typeof createSlotStore>

/**
 * Holds everything that widgets of a page get from the server: each answer once, for all of its readers. Those of a
 * group are fetched together.
 */
export function createSlotStore({ clock, onChange }: SlotStoreOptions) {
  const groups = new Map<string, Group>()
  const running = new Set<{ entries: readonly Slot<unknown>[]; controller: AbortController }>()

  const slots = function* (): Generator<Slot<unknown>> {
    for (const { entries } of groups.values()) yield* entries.values()
  }

  const request = async (
    { onFailed }: Pick<Source, 'onFailed'>,
    entries: readonly Slot<unknown>[],
    fetch: (request: Request) => Promise<void>,
  ): Promise<void> => {
    const own = { entries, controller: new AbortController() }
    running.add(own)
    for (const entry of entries) entry.isFetching = true
    try {
      await fetch({
        signal: own.controller.signal,
        onNoAnswer(error) {
          for (const entry of entries) {
            entry.error = error
            onChange(entry.readers)
          }
        },
      })
      for (const entry of entries) {
        entry.fetchedAtMs = clock.now()
        entry.error = null
      }
    } catch (error) {
      if (isCancelled(error)) return
      for (const entry of entries) {
        // The value remains; its time shows that it is old.
        entry.error = asError(error)
        onFailed?.(entry)
      }
    } finally {
      running.delete(own)
      for (const entry of entries) {
        entry.isFetching = false
        onChange(entry.readers)
      }
    }
  }

  const fetchAll = (group: Group, entries: readonly Slot<unknown>[]): void => {
    const { source, question } = group
    const size = Math.max(1, source.mostIds?.(question) ?? entries.length)
    for (let at = 0; at < entries.length; at += size) {
      const part = entries.slice(at, at + size)
      void request(source, part, (made) => source.fetch(group, part, made))
    }
  }

  /** Fetches again what these readers have, if it is meant. */
  const refetch = (
    readers: ReadonlySet<Reader>,
    isMeant: (group: Group, entry: Slot<unknown>) => boolean,
  ): void => {
    for (const group of groups.values()) {
      const meant = [...group.entries.values()].filter(
        (entry) =>
          entry.value !== null &&
          isWanted(entry) &&
          [...entry.readers].some((reader) => readers.has(reader)) &&
          isMeant(group, entry),
      )
      fetchAll(group, meant)
    }
  }

  const outdateSlot = (entry: Slot<unknown>): void => {
    entry.fetchedAtMs = null
    renew(entry, clock.now())
    onChange(entry.readers)
  }

  return {
    /**
     * The group of a question, in which the reader now has a share in each answer.
     *
     * @param dueAtMs the answers must not have been fetched before this time, ms UTC; null: any will do
     */
    retain<Question, Entry extends Slot<unknown>>(
      source: Source<Question, Entry>,
      question: Question,
      ids: readonly string[],
      reader: Reader,
      dueAtMs: number | null,
    ): Group<Question, Entry> {
      const key = `${source.name} ${JSON.stringify(question)}`
      const known = groups.get(key) as Group<Question, Entry> | undefined
      const group = known ?? { source, question, entries: new Map<string, Entry>() }
      groups.set(key, group as Group)
      for (const id of ids) {
        const entry = group.entries.get(id) ?? source.newEntry(id)
        group.entries.set(id, entry)
        const idleMs = retain(entry, reader, clock.now())
        if (dueAtMs !== null) renew(entry, dueAtMs)
        source.onRetain?.(group, entry, idleMs)
      }
      return group
    },
    /** Ends all shares of a reader in a group. */
    release({ source, entries }: Group, reader: Reader): void {
      for (const entry of entries.values()) {
        source.onRelease?.(entry, reader)
        release(entry, reader, clock.now())
      }
    },
    /** The groups of one source. */
    *groupsOf<Question, Entry extends Slot<unknown>>(
      source: Source<Question, Entry>,
    ): Generator<Group<Question, Entry>> {
      for (const group of groups.values()) {
        if (group.source === (source as Source)) yield group as Group<Question, Entry>
      }
    },
    request,
    fetchAll,
    /** Starts requests for what is missing, and cancels those without readers. */
    load(): void {
      for (const { entries, controller } of running) {
        if (entries.every(({ readers }) => readers.size === 0)) controller.abort()
      }
      for (const group of groups.values()) {
        const { source } = group
        const wanted = [...group.entries.values()].filter(isWanted)
        const isMissing = (entry: Slot<unknown>): boolean =>
          entry.value === null || isOutdated(entry) || source.isLacking?.(group, entry) === true
        const missing = new Set(wanted.filter(isMissing))
        fetchAll(group, [...missing])
        source.onLoad?.(
          group,
          wanted.filter((entry) => !missing.has(entry)),
        )
      }
    },
    refetch,
    /** Fetches what is too old for these readers again. A failed fetch is retried if there was something to show. */
    refresh(readers: ReadonlySet<Reader>): void {
      for (const slot of slots()) if (slot.value !== null) slot.error = null
      refetch(readers, (group, entry) => group.source.isDue(group, entry, clock.now()))
    },
    /** These answers of a source are wrong from now on: they are fetched again. */
    outdate(source: Source, isMeant: (id: string) => boolean): void {
      for (const group of groups.values()) {
        if (group.source !== source) continue
        for (const entry of group.entries.values()) {
          if (entry.value !== null && isMeant(entry.id)) outdateSlot(entry)
        }
      }
    },
    /** The same for the answers of all sources. */
    outdateAll(): void {
      for (const entry of slots()) if (entry.value !== null) outdateSlot(entry)
    },
    slots,
    /** Allows what failed for this reader, or for all, to be retried. */
    forgive: (reader?: Reader): void => forgiveSlots(slots(), reader),
    /** Drops what has had no reader for the given time. @returns true if others without readers are left for later */
    sweep(keepMs: number): boolean {
      let isAnyIdle = false
      for (const [key, { entries }] of groups) {
        if (sweepSlots(entries, clock.now(), keepMs)) isAnyIdle = true
        if (entries.size === 0) groups.delete(key)
      }
      return isAnyIdle
    },
    close(): void {
      for (const { controller } of running) controller.abort()
      groups.clear()
    },
  }
}
