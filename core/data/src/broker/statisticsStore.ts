import type { RangeStatistics, StatisticsResult, StatisticsSearch } from '@airshed/schemas'
import { isCancelled } from '../api/errors.ts'
import type { Clock } from '../timing.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import { MAX_IDS, type RangeWindow } from './seriesSpec.ts'
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
import type { Reader, Slot } from './slot.ts'

/** The figures of one data point in one window, as the server computes them. */
export interface StatisticsEntry extends Slot<RangeStatistics | 'unknown'> {
  readonly dataPointId: string
  /** false: all its readings are on the page, which computes them itself. */
  isAsked: boolean
}

/** The figures of data points in one window. */
export interface StatisticsGroup {
  readonly window: RangeWindow
  readonly entries: Map<string, StatisticsEntry>
}

export interface StatisticsStoreOptions {
  fetch: (
    search: StatisticsSearch,
    signal: AbortSignal,
    onNoAnswer: OnNoAnswer,
  ) => Promise<StatisticsResult>
  clock: Clock
  /** Something changed for these readers. */
  onChange: (readers: Iterable<Reader>) => void
}

/** Holds figures of the widgets of a page that only the server can compute, fetched together. */
export function createStatisticsStore({ fetch, clock, onChange }: StatisticsStoreOptions) {
  const groups = new Map<string, StatisticsGroup>()
  const running = new Set<{ entries: readonly StatisticsEntry[]; controller: AbortController }>()

  const allEntries = function* (): Generator<StatisticsEntry> {
    for (const { entries } of groups.values()) yield* entries.values()
  }

  const request = async (
    { window }: StatisticsGroup,
    entries: readonly StatisticsEntry[],
  ): Promise<void> => {
    const own = { entries, controller: new AbortController() }
    running.add(own)
    for (const entry of entries) entry.isFetching = true
    const data_point_id = entries.map(({ dataPointId }) => dataPointId)
    try {
      const search = { data_point_id, ...spanOf(window, clock.now()) }
      const { data } = await fetch(search, own.controller.signal, (error) => {
        for (const entry of entries) {
          entry.error = error
          onChange(entry.readers)
        }
      })
      for (const entry of entries) {
        entry.value = data[entry.dataPointId] ?? 'unknown'
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

  const fetchAll = (group: StatisticsGroup, entries: readonly StatisticsEntry[]): void => {
    for (let at = 0; at < entries.length; at += MAX_IDS) {
      void request(group, entries.slice(at, at + MAX_IDS))
    }
  }

  return {
    /** @param dueAtMs the figures must not have been fetched before this time; null: any will do */
    retain(
      window: RangeWindow,
      dataPointIds: readonly string[],
      reader: Reader,
      dueAtMs: number | null = null,
    ): StatisticsGroup {
      const key = JSON.stringify(window)
      const group = groups.get(key) ?? { window, entries: new Map<string, StatisticsEntry>() }
      groups.set(key, group)
      for (const dataPointId of dataPointIds) {
        const entry = group.entries.get(dataPointId) ?? {
          ...emptySlot<RangeStatistics | 'unknown'>(),
          dataPointId,
          isAsked: false,
        }
        group.entries.set(dataPointId, entry)
        retain(entry, reader, clock.now())
        if (dueAtMs !== null) renew(entry, dueAtMs)
      }
      return group
    },
    release(group: StatisticsGroup, reader: Reader): void {
      for (const entry of group.entries.values()) release(entry, reader, clock.now())
    },
    /** Starts a request for missing figures, and cancels those without readers. */
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
    /** Fetches the figures of windows that move on which are older than the given ms. */
    refresh(olderThanMs: number): void {
      for (const group of groups.values()) {
        if (group.window.kind !== 'sliding') continue
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
    /** Those that are asked for. */
    slots: () => [...allEntries()].filter(({ isAsked }) => isAsked),
    /** Retries what failed for this reader, or for all. */
    forgive: (reader?: Reader): void => forgiveSlots(allEntries(), reader),
    /** Drops figures without readers for the given time. @returns true when some are left for later */
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

const spanOf = (window: RangeWindow, nowMs: number): { from: number; to: number } =>
  window.kind === 'span'
    ? { from: window.range.from, to: window.range.to }
    : { from: nowMs - window.lengthMs, to: nowMs }
