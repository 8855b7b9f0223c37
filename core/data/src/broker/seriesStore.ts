import { faultReason, isReportedId } from '@airshed/domain'
import {
  hidingReason,
  type Measurement,
  type MeasurementResult,
  type MeasurementSearch,
  type SeriesInfo,
} from '@airshed/schemas'
import { isCancelled } from '@airshed/client'
import { createFrame, type FrameBuffer } from '../frames/frameBuffer.ts'
import { seriesFault } from '../frames/seriesFault.ts'
import type { Clock } from '../timing.ts'
import { requestParts, searchOf, specKey, type SeriesSpec } from './seriesSpec.ts'
import { asError, emptySlot, isOutdated, isWanted } from './slot.ts'
import { createSlotGroups, type SlotGroup } from './slotGroups.ts'
import type { OnNoAnswer } from './noAnswer.ts'
import type { Reader, Slot } from './slot.ts'

/** The readings of one data point in one window. */
export interface SeriesEntry extends Slot<FrameBuffer> {
  dataPointId: string
  info: SeriesInfo | null
  /** Width that it was reduced for. */
  widthPx: number
  /** Live readings that arrived while it was being fetched. */
  pending: Measurement[]
  /** Readings may have been missed. */
  isBehind: boolean
}

/** Series with the same window and statistic. */
export interface SeriesGroup extends SlotGroup<SeriesEntry> {
  spec: SeriesSpec
}

export interface SeriesStoreOptions {
  fetch: (
    search: MeasurementSearch,
    signal: AbortSignal,
    onNoAnswer: OnNoAnswer,
  ) => Promise<MeasurementResult>
  clock: Clock
  /** Something changed for these readers. */
  onChange: (readers: Iterable<Reader>) => void
}

/** A reader that returns within this time has missed nothing: the subscription still existed. */
const MISSED_AFTER_MS = 40
/** Minimum time between two fetches of averaged series, and of those that the server extends up to now. */
const AVERAGED_REFRESH_MS = 60_000

type Mode = 'replace' | 'append'

/** Holds the readings of all widgets of a page: each series once, fetched together with similar ones. */
export function createSeriesStore({ fetch, clock, onChange }: SeriesStoreOptions) {
  const groups = createSlotGroups<SeriesEntry, SeriesGroup>(clock)
  const running = new Set<{ entries: readonly SeriesEntry[]; controller: AbortController }>()

  const trim = ({ spec }: SeriesGroup, { value, dataPointId }: SeriesEntry): boolean => {
    if (value === null || !spec.isLive) return false
    const { window } = spec
    if (window.kind === 'last') return value.keepLast(window.count)
    // What held as the window began holds in it.
    if (isHeld(spec, dataPointId)) return false
    return window.kind === 'sliding' && value.trimBefore(clock.now() - window.lengthMs)
  }

  const applyAnswer = (
    group: SeriesGroup,
    entry: SeriesEntry,
    answer: MeasurementResult,
    mode: Mode,
    widthPx: number,
  ): void => {
    const measurements = answer.data[entry.dataPointId] ?? []
    const info = answer.info[entry.dataPointId] ?? null
    if (mode === 'append' && entry.value !== null) {
      entry.value.append(measurements)
      entry.info = withFault(entry.info, info?.fault)
    } else {
      entry.value = createFrame(measurements)
      entry.info = info
      entry.widthPx = widthPx
      if (!isRefetched(group.spec, entry)) entry.value.append(entry.pending)
    }
    renewFault(entry)
    trim(group, entry)
    entry.fetchedAtMs = clock.now()
    entry.error = null
    entry.isBehind = false
  }

  const request = async (
    group: SeriesGroup,
    entries: readonly SeriesEntry[],
    search: MeasurementSearch,
    mode: Mode,
  ): Promise<void> => {
    const controller = new AbortController()
    const own = { entries, controller }
    running.add(own)
    for (const entry of entries) entry.isFetching = true
    try {
      const answer = await fetch(search, controller.signal, (error) => {
        for (const entry of entries) {
          entry.error = error
          onChange(entry.readers)
        }
      })
      for (const entry of entries) applyAnswer(group, entry, answer, mode, search.width ?? 0)
    } catch (error) {
      for (const entry of entries) {
        if (isCancelled(error)) continue
        // The existing data remain; their time shows that they are old.
        entry.error = asError(error)
        entry.isBehind = entry.value !== null
      }
    } finally {
      running.delete(own)
      for (const entry of entries) {
        entry.isFetching = false
        entry.pending = []
        onChange(entry.readers)
      }
    }
  }

  const fetchWhole = (group: SeriesGroup, entries: readonly SeriesEntry[]): void => {
    const widthPx = Math.max(...entries.map(wantedWidthPx))
    const nowMs = clock.now()
    for (const part of requestParts(group.spec, entries)) {
      const ids = part.map(({ dataPointId }) => dataPointId)
      void request(group, part, searchOf(group.spec, ids, widthPx, nowMs), 'replace')
    }
  }

  /** Fetches the readings since the last one; short windows are fetched as a whole. */
  const fetchTail = (group: SeriesGroup, entries: readonly SeriesEntry[]): void => {
    const newest = entries.flatMap(({ value }) => value?.lastTimeMs ?? [])
    if (group.spec.window.kind !== 'sliding' || newest.length === 0) {
      return fetchWhole(group, entries)
    }
    const widthPx = Math.max(...entries.map(wantedWidthPx))
    for (const part of requestParts(group.spec, entries)) {
      const ids = part.map(({ dataPointId }) => dataPointId)
      const whole = searchOf(group.spec, ids, widthPx, clock.now())
      const from = Math.max(whole.from ?? 0, Math.min(...newest))
      // The newest reading of a device whose clock runs ahead may lie in the future.
      if (from < clock.now()) void request(group, part, { ...whole, from }, 'append')
    }
  }

  return {
    /**
     * The group of a need, in which the reader now has a share in each data point.
     *
     * @param dueAtMs the readings must not have been fetched before this time; null: any will do
     */
    retain(
      spec: SeriesSpec,
      dataPointIds: readonly string[],
      reader: Reader,
      dueAtMs: number | null = null,
    ): SeriesGroup {
      return groups.retain(
        specKey(spec),
        () => ({ spec, entries: new Map() }),
        { dataPointIds, reader, dueAtMs, newEntry },
        (entry, idleMs) => {
          if (spec.isLive && idleMs >= MISSED_AFTER_MS) entry.isBehind = true
        },
      )
    },
    release: groups.release,
    /** Starts a request for missing data, and cancels those without readers. */
    load(): void {
      for (const { entries, controller } of running) {
        if (entries.every(({ readers }) => readers.size === 0)) controller.abort()
      }
      for (const group of groups.values()) {
        const wanted = [...group.entries.values()].filter(isWanted)
        const missing = wanted.filter(
          (entry) => entry.value === null || isTooCoarse(entry) || isOutdated(entry),
        )
        if (missing.length > 0) fetchWhole(group, missing)
        const behind = Map.groupBy(
          wanted.filter((entry) => entry.isBehind && !missing.includes(entry)),
          ({ dataPointId }) => isHeld(group.spec, dataPointId),
        )
        for (const [isWhole, entries] of behind) {
          if (isWhole) fetchWhole(group, entries)
          else fetchTail(group, entries)
        }
      }
    },
    /** Live readings of one data point. */
    take(dataPointId: string, measurements: readonly Measurement[]): void {
      for (const group of groups.values()) {
        const entry = group.entries.get(dataPointId)
        if (entry === undefined || !group.spec.isLive) continue
        if (entry.isFetching) entry.pending.push(...measurements)
        if (entry.value === null) continue
        if (isHeld(group.spec, dataPointId)) {
          // It may have changed before the end of what was drawn.
          entry.isBehind = true
          onChange(entry.readers)
          continue
        }
        if (isAveraged(entry)) {
          if (!isFaultChanged(entry, measurements)) continue
          // Its averages do not show a fault: it is fetched from the server.
          entry.isBehind = true
          onChange(entry.readers)
          continue
        }
        if (!entry.value.append(measurements)) continue
        // Before the last good reading leaves the window.
        renewFault(entry)
        if (isFaultChanged(entry, measurements)) entry.isBehind = true
        trim(group, entry)
        onChange(entry.readers)
      }
    },
    /** Readings of these data points may have been missed: the next `load` fetches them. */
    markBehind(isMeant: (dataPointId: string) => boolean): void {
      for (const { spec, entries } of groups.values()) {
        if (!spec.isLive) continue
        for (const entry of entries.values()) {
          if (entry.value !== null && isMeant(entry.dataPointId)) entry.isBehind = true
        }
      }
    },
    /**
     * Averages cannot be extended by single readings, and values that hold until the next end at the time of their
     * answer: both are refetched as a whole from time to time. A failed fetch is retried as long as there was something
     * to show.
     */
    refresh(): void {
      for (const group of groups.values()) {
        for (const entry of group.entries.values()) if (entry.value !== null) entry.error = null
        const due = [...group.entries.values()].filter(
          (entry) => group.spec.isLive && isWanted(entry) && isDue(group.spec, entry, clock.now()),
        )
        if (due.length > 0) fetchWhole(group, due)
      }
    },
    /** Moves the live windows to the present. */
    slide(): void {
      for (const group of groups.values()) {
        for (const entry of group.entries.values()) trim(group, entry)
      }
    },
    slots: groups.slots,
    forgive: groups.forgive,
    sweep: groups.sweep,
    close(): void {
      for (const { controller } of running) controller.abort()
      groups.clear()
    },
  }
}

const newEntry = (dataPointId: string): SeriesEntry => ({
  ...emptySlot<FrameBuffer>(),
  dataPointId,
  info: null,
  widthPx: 0,
  pending: [],
  isBehind: false,
})

type Fault = SeriesInfo['fault']

function withFault(info: SeriesInfo | null, fault: Fault): SeriesInfo | null {
  if (info === null || info.fault === fault) return info
  const { fault: _before, ...rest } = info
  return fault === undefined ? rest : { ...rest, fault }
}

function renewFault(entry: SeriesEntry): void {
  const { value, info } = entry
  if (value === null || isAveraged(entry)) return
  entry.info = withFault(info, seriesFault(value.columns(), info?.fault))
}

/** The newest of these readings reports an unknown fault, the end of a known one, or a different reason. */
function isFaultChanged({ info }: SeriesEntry, measurements: readonly Measurement[]): boolean {
  const [, value, flags = 0] = measurements.toSorted(([a], [b]) => a - b).at(-1) ?? [0, null]
  const reason = hidingReason(flags)
  if (info?.fault === undefined) return reason !== null
  return reason === null ? value !== null : reason !== faultReason(info.fault)
}

const wantedWidthPx = ({ readers }: SeriesEntry): number =>
  Math.max(...[...readers].map(({ widthPx }) => widthPx))

const isTooCoarse = (entry: SeriesEntry): boolean =>
  entry.info?.reduced === true && wantedWidthPx(entry) > entry.widthPx

const isAveraged = ({ info }: SeriesEntry): boolean => (info?.averagingPeriodMs ?? null) !== null

/** Whether its readings are transitions that the server draws as steps up to now, rather than the newest of them. */
const isHeld = ({ window }: SeriesSpec, dataPointId: string): boolean =>
  window.kind !== 'last' && !isReportedId(dataPointId)

/** Single readings do not extend it. */
const isRefetched = (spec: SeriesSpec, entry: SeriesEntry): boolean =>
  isAveraged(entry) || isHeld(spec, entry.dataPointId)

const isDue = (spec: SeriesSpec, entry: SeriesEntry, nowMs: number): boolean =>
  isRefetched(spec, entry) &&
  nowMs - (entry.fetchedAtMs ?? 0) >=
    Math.max(AVERAGED_REFRESH_MS, (entry.info?.averagingPeriodMs ?? 0) / 2)
