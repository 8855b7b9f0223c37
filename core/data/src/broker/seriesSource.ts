import { faultReason, isReportedId } from '@airshed/domain'
import {
  hidingReason,
  type Measurement,
  type MeasurementResult,
  type MeasurementSearch,
  type SeriesInfo,
} from '@airshed/schemas'
import { createFrame, type FrameBuffer } from '../frames/frameBuffer.ts'
import { seriesFault } from '../frames/seriesFault.ts'
import type { Clock } from '../timing.ts'
import { mostSeries, searchOf, type SeriesSpec } from './seriesSpec.ts'
import { emptySlot, type Reader, type Slot } from './slot.ts'
import type { Group, Request, SlotStore, Source } from './slotStore.ts'

/** The readings of one data point in one window. */
export interface SeriesEntry extends Slot<FrameBuffer> {
  info: SeriesInfo | null
  /** Width that it was reduced for. */
  widthPx: number
  /** Live readings that arrived while it was being fetched, on both bases. */
  pending: LiveReadings[]
  /** Readings may have been missed. */
  isBehind: boolean
  /** Its readings may be on another basis than newer ones, after a correction was made or withdrawn: it is fetched anew. */
  isOtherBasis: boolean
  /** The newest live reading that it did not take, as it was on another basis, ms UTC. */
  refusedMs: number
  /** It was fetched because of corrected readings, and stayed as reported. */
  isKnownAsReported: boolean
}

/** Live readings of one data point. */
export interface LiveReadings {
  /** Absent: as the device reported them. */
  basis?: 'corrected'
  measurements: readonly Measurement[]
}

/** Series with the same window and statistic. */
export type SeriesGroup = Group<SeriesSpec, SeriesEntry>

export interface SeriesOptions {
  store: SlotStore
  fetch: (search: MeasurementSearch, request: Request) => Promise<MeasurementResult>
  clock: Clock
  /** Something changed for these readers. */
  onChange: (readers: Iterable<Reader>) => void
}

/** A reader that returns within this time has missed nothing: the subscription still existed. */
const MISSED_AFTER_MS = 40
/** Minimum time between two fetches of averaged series, and of those that the server extends up to now. */
const AVERAGED_REFRESH_MS = 60_000

type Mode = 'replace' | 'append'

/** The readings of all widgets of a page: each series once, fetched together with similar ones. */
export function createSeries({ store, fetch, clock, onChange }: SeriesOptions) {
  const trim = ({ question: spec }: SeriesGroup, { value, id }: SeriesEntry): boolean => {
    if (value === null || !spec.isLive) return false
    const { window } = spec
    if (window.kind === 'last') return value.keepLast(window.count)
    // What held as the window began holds in it.
    if (isHeld(spec, id)) return false
    return window.kind === 'sliding' && value.trimBefore(clock.now() - window.lengthMs)
  }

  const applyAnswer = (
    group: SeriesGroup,
    entry: SeriesEntry,
    answer: MeasurementResult,
    { mode, widthPx }: { mode: Mode; widthPx: number },
  ): void => {
    const measurements = answer.data[entry.id] ?? []
    const info = answer.info[entry.id] ?? null
    if (mode === 'append' && entry.value !== null && info?.basis !== entry.info?.basis) {
      entry.isOtherBasis = true
    } else if (mode === 'append' && entry.value !== null) {
      entry.value.append(measurements)
      entry.info = withFault(entry.info, info?.fault)
    } else {
      entry.value = createFrame(measurements)
      entry.info = info
      entry.widthPx = widthPx
      entry.isOtherBasis = false
      if (!isRefetched(group.question, entry)) entry.value.append(pendingOf(entry))
    }
    renewFault(entry)
    trim(group, entry)
    entry.isBehind = false
  }

  const ask = async (
    group: SeriesGroup,
    entries: readonly SeriesEntry[],
    request: Request,
    { search, mode }: { search: MeasurementSearch; mode: Mode },
  ): Promise<void> => {
    try {
      const answer = await fetch(search, request)
      for (const entry of entries) {
        applyAnswer(group, entry, answer, { mode, widthPx: search.width ?? 0 })
      }
    } finally {
      for (const entry of entries) entry.pending = []
    }
  }

  const wholeSearch = ({ question }: SeriesGroup, entries: readonly SeriesEntry[]) =>
    searchOf(
      question,
      entries.map(({ id }) => id),
      Math.max(...entries.map(wantedWidthPx)),
      clock.now(),
    )

  const source: Source<SeriesSpec, SeriesEntry> = {
    name: 'measurements',
    newEntry: (id) => ({
      ...emptySlot<FrameBuffer>(id),
      info: null,
      widthPx: 0,
      pending: [],
      isBehind: false,
      isOtherBasis: false,
      refusedMs: Number.NEGATIVE_INFINITY,
      isKnownAsReported: false,
    }),
    mostIds: mostSeries,
    fetch: (group, entries, request) =>
      ask(group, entries, request, { search: wholeSearch(group, entries), mode: 'replace' }),
    isLacking: (_group, entry) => isTooCoarse(entry) || entry.isOtherBasis,
    /**
     * Averages cannot be extended by single readings, and values that hold until the next end at the time of their
     * answer: both are refetched as a whole from time to time.
     */
    isDue: ({ question: spec }, entry, nowMs) => spec.isLive && isDue(spec, entry, nowMs),
    onLoad(group, entries) {
      const behind = Map.groupBy(
        entries.filter(({ isBehind }) => isBehind),
        ({ id }) => isHeld(group.question, id),
      )
      for (const [isWhole, found] of behind) {
        if (isWhole) store.fetchAll(group, found)
        else fetchTail(group, found)
      }
    },
    onRetain({ question: spec }, entry, idleMs) {
      if (spec.isLive && idleMs >= MISSED_AFTER_MS) entry.isBehind = true
    },
    onFailed(entry) {
      entry.isBehind = entry.value !== null
    },
  }

  /** Fetches the readings since the last one; short windows are fetched as a whole. */
  function fetchTail(group: SeriesGroup, entries: readonly SeriesEntry[]): void {
    const newest = entries.flatMap(({ value }) => value?.lastTimeMs ?? [])
    if (group.question.window.kind !== 'sliding' || newest.length === 0) {
      return store.fetchAll(group, entries)
    }
    const size = mostSeries(group.question)
    for (let at = 0; at < entries.length; at += size) {
      const part = entries.slice(at, at + size)
      const whole = wholeSearch(group, part)
      const from = Math.max(whole.from ?? 0, Math.min(...newest))
      // The newest reading of a device whose clock runs ahead may lie in the future.
      if (from >= clock.now()) continue
      const search = { ...whole, from }
      void store.request(source, part, (made) => ask(group, part, made, { search, mode: 'append' }))
    }
  }

  /** Readings on another basis are not mixed with those of a series, but may be the first sign of a new correction. */
  const refuse = (
    { question: spec }: SeriesGroup,
    entry: SeriesEntry,
    { basis, measurements }: LiveReadings,
  ): void => {
    entry.refusedMs = Math.max(entry.refusedMs, ...measurements.map(([time]) => time))
    if (basis === undefined || spec.basis === 'reported' || entry.isKnownAsReported) return
    entry.isKnownAsReported = true
    entry.isOtherBasis = true
    onChange(entry.readers)
  }

  return {
    source,
    /** Live readings of one data point: a series takes those on its own basis. */
    take(dataPointId: string, readings: LiveReadings): void {
      const { measurements } = readings
      for (const group of store.groupsOf(source)) {
        const entry = group.entries.get(dataPointId)
        const spec = group.question
        if (entry === undefined || !spec.isLive) continue
        if (entry.isFetching) entry.pending.push(readings)
        if (entry.value === null) continue
        if (readings.basis !== entry.info?.basis) {
          refuse(group, entry, readings)
          continue
        }
        if (isHeld(spec, dataPointId)) {
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
    /** Series that have refused newer readings than they have: their correction may have been withdrawn. */
    markRefusing(): void {
      for (const { entries } of store.groupsOf(source)) {
        for (const entry of entries.values()) {
          if (entry.refusedMs > (entry.value?.lastTimeMs ?? 0)) entry.isBehind = true
        }
      }
    },
    /** Readings of these data points may have been missed: they are fetched when something is loaded next. */
    markBehind(isMeant: (dataPointId: string) => boolean): void {
      for (const { question: spec, entries } of store.groupsOf(source)) {
        if (!spec.isLive) continue
        for (const entry of entries.values()) {
          if (entry.value !== null && isMeant(entry.id)) entry.isBehind = true
        }
      }
    },
    /** Moves the live windows to the present. */
    slide(): void {
      for (const group of store.groupsOf(source)) {
        for (const entry of group.entries.values()) trim(group, entry)
      }
    },
  }
}

/** The live readings that arrived while a series was being fetched, on the basis that it turned out to have. */
const pendingOf = ({ pending, info }: SeriesEntry): Measurement[] =>
  pending.flatMap(({ basis, measurements }) => (basis === info?.basis ? measurements : []))

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
  isAveraged(entry) || isHeld(spec, entry.id)

const isDue = (spec: SeriesSpec, entry: SeriesEntry, nowMs: number): boolean =>
  isRefetched(spec, entry) &&
  nowMs - (entry.fetchedAtMs ?? 0) >=
    Math.max(AVERAGED_REFRESH_MS, (entry.info?.averagingPeriodMs ?? 0) / 2)
