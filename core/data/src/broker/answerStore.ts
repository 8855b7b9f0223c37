import { isCancelled } from '@airshed/client'
import type { Clock } from '../timing.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import type { RangeWindow } from './seriesSpec.ts'
import { nodeIdOf } from './nodeIdOf.ts'
import { asError, emptySlot, isOutdated, isWanted, renew } from './slot.ts'
import { createSlotGroups, type SlotGroup } from './slotGroups.ts'
import type { Reader, Slot } from './slot.ts'

/** What the server answers for one data point; `unknown`: nothing. */
export interface AnswerEntry<Answer> extends Slot<Answer | 'unknown'> {
  readonly dataPointId: string
  /** false: the page does not request it, as it knows the answer itself. */
  isAsked: boolean
}

/** One question about data points in a window. */
export interface AnswerGroup<Question, Answer> extends SlotGroup<AnswerEntry<Answer>> {
  readonly question: Question
}

export interface AnswerStoreOptions<Question, Answer> {
  /** @returns the answers by data point; without those that may not be read */
  fetch: (
    question: Question,
    dataPointIds: readonly string[],
    signal: AbortSignal,
    onNoAnswer: OnNoAnswer,
  ) => Promise<Readonly<Record<string, Answer>>>
  /** The largest number of data points of a request. */
  mostIds: (question: Question) => number
  /** Whether answers are requested from the start; false: `isAsked` is set on those that are. */
  isAsked: boolean
  clock: Clock
  /** Something changed for these readers. */
  onChange: (readers: Iterable<Reader>) => void
}

/**
 * Holds the answers to questions about data points in windows, for all widgets of a page: those with
 * an equal question share a request.
 */
export function createAnswerStore<Question extends { readonly window: RangeWindow }, Answer>(
  options: AnswerStoreOptions<Question, Answer>,
) {
  type Entry = AnswerEntry<Answer>
  type Group = AnswerGroup<Question, Answer>
  const { clock, onChange } = options
  const groups = createSlotGroups<Entry, Group>(clock)
  const running = new Set<{ entries: readonly Entry[]; controller: AbortController }>()

  const request = async ({ question }: Group, entries: readonly Entry[]): Promise<void> => {
    const own = { entries, controller: new AbortController() }
    running.add(own)
    for (const entry of entries) entry.isFetching = true
    const ids = entries.map(({ dataPointId }) => dataPointId)
    try {
      const answers = await options.fetch(question, ids, own.controller.signal, (error) => {
        for (const entry of entries) {
          entry.error = error
          onChange(entry.readers)
        }
      })
      for (const entry of entries) {
        entry.value = answers[entry.dataPointId] ?? 'unknown'
        entry.fetchedAtMs = clock.now()
        entry.error = null
      }
    } catch (error) {
      if (!isCancelled(error)) for (const entry of entries) entry.error = asError(error)
    } finally {
      running.delete(own)
      for (const entry of entries) {
        entry.isFetching = false
        onChange(entry.readers)
      }
    }
  }

  const fetchAll = (group: Group, entries: readonly Entry[]): void => {
    const size = Math.max(1, options.mostIds(group.question))
    for (let at = 0; at < entries.length; at += size) {
      void request(group, entries.slice(at, at + size))
    }
  }

  const newEntry = (dataPointId: string): Entry => ({
    ...emptySlot<Answer | 'unknown'>(),
    dataPointId,
    isAsked: options.isAsked,
  })

  return {
    /** @param dueAtMs the answers must not have been fetched before this time; null: any will do */
    retain(
      question: Question,
      dataPointIds: readonly string[],
      reader: Reader,
      dueAtMs: number | null = null,
    ): Group {
      return groups.retain(JSON.stringify(question), () => ({ question, entries: new Map() }), {
        dataPointIds,
        reader,
        dueAtMs,
        newEntry,
      })
    },
    release: groups.release,
    /** Starts a request for missing answers, and cancels those without readers. */
    load(): void {
      for (const { entries, controller } of running) {
        if (entries.every(({ readers }) => readers.size === 0)) controller.abort()
      }
      for (const group of groups.values()) {
        const missing = [...group.entries.values()].filter(
          (entry) =>
            entry.isAsked && isWanted(entry) && (entry.value === null || isOutdated(entry)),
        )
        fetchAll(group, missing)
      }
    },
    /** The answers for data points of these nodes are wrong from now on: they are fetched again. */
    outdate(nodeIds: ReadonlySet<string>): void {
      for (const entry of groups.slots()) {
        if (entry.value === null || !nodeIds.has(nodeIdOf(entry.dataPointId) ?? '')) continue
        entry.fetchedAtMs = null
        renew(entry, clock.now())
        onChange(entry.readers)
      }
    },
    /** Fetches the answers of sliding windows that are older than the given ms. */
    refresh(olderThanMs: number): void {
      for (const group of groups.values()) {
        if (group.question.window.kind !== 'sliding') continue
        for (const entry of group.entries.values()) if (entry.value !== null) entry.error = null
        const due = [...group.entries.values()].filter(
          (entry) =>
            entry.isAsked &&
            isWanted(entry) &&
            clock.now() - (entry.fetchedAtMs ?? 0) >= olderThanMs,
        )
        fetchAll(group, due)
      }
    },
    /** Those that are requested. */
    slots: () => [...groups.slots()].filter(({ isAsked }) => isAsked),
    forgive: groups.forgive,
    sweep: groups.sweep,
    close(): void {
      for (const { controller } of running) controller.abort()
      groups.clear()
    },
  }
}
