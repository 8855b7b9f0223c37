import type { Follower } from './measurements/followedPoints.ts'
import type { WindPairs } from '@airshed/domain'
import type {
  Measurement,
  MeasurementSearch,
  RangeStatistics,
  ReadingBasis,
  SeriesInfo,
  StatisticsSearch,
} from '@airshed/schemas'
import type { PairsQuery } from './measurements/pairs.ts'
import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'
import type { UnreadAnswers } from './turns/unreadAnswers.ts'

/** Readings in columns, ready for one insert; all arrays have the same length. */
export interface MeasurementBatch {
  /** Keys of data points (`data_points.key`). */
  dataPoints: Int32Array | number[]
  /** ms UTC. */
  times: Float64Array | number[]
  /** null: the reading has no value that can be stored. */
  values: (number | null)[]
  flags: Uint8Array | number[]
  /** Corrected values, whose flags are those that their reported readings have in the store. Default: reported ones. */
  isCorrected?: boolean
}

export interface Series {
  /** The measurements as JSON, ready to be sent: parsing them takes longer than finding them. */
  readonly json: string
  /** The measurements, oldest first; parsed from `json` each time. */
  readonly measurements: Measurement[]
  readonly info: SeriesInfo
}

export interface ReadingsQuery {
  /** Key of the data point (`data_points.key`). */
  dataPoint: number
  /** ms UTC; `to` is exclusive. */
  from: number
  to: number
  count: number
}

/** A window of several data points, by their keys; ms UTC, `to` is exclusive. */
export interface ReadingsCount {
  dataPoints: readonly number[]
  from: number
  to: number
}

/** A reading that replaces the stored one of its time. */
export interface Revision {
  /** Key of the data point (`data_points.key`). */
  dataPoint: number
  /** ms UTC */
  ts: number
  value: number | null
  flags: number
}

/** As it is stored: flags decide whether the value counts. */
export type RawReading = readonly [ts: number, value: number | null, flags: number]

/** Writes more in the transaction that stores a batch. */
type AlsoWrite = (tx: Transaction<Tables>, isNew: readonly boolean[]) => Promise<void>

export interface MeasurementStore {
  /** Answers made from its series that are still unread: searches wait for their readers. */
  readonly unread: UnreadAnswers
  /**
   * Stores readings and their rollups in one transaction; durable when it resolves. A data point
   * has one measurement per time: existing ones stay.
   *
   * @param also what is written in the same transaction, given whether each reading is new. Default: nothing
   * @returns for each reading of the batch whether it is new
   */
  insert(batch: MeasurementBatch, also?: AlsoWrite): Promise<boolean[]>
  /**
   * The readings that are stored for these times, by their places; undefined: there is none.
   *
   * @param dataPoints keys
   * @param times ms UTC, as many
   */
  stored(
    dataPoints: ArrayLike<number>,
    times: ArrayLike<number>,
  ): Promise<(RawReading | undefined)[]>
  /**
   * Whether some of these data points have quality flags in force. It is known from memory; of a change by another process it
   * knows after ten seconds.
   *
   * @param dataPoints keys
   */
  hasQualityFlags(dataPoints: Iterable<number>): Promise<boolean>
  /**
   * Replaces stored readings by revised ones. What was stored is kept in `measurement_revisions`; rollups follow, and so
   * do computed parameters, alerts and webhooks, as after a late reading. Readings that are not stored, or are equal, stay as they
   * are.
   *
   * @param revisions at most one for each time of a data point
   * @param author who revises them, see `Sender.author`
   * @returns the places of those that were replaced
   */
  revise(revisions: readonly Revision[], author: string): Promise<Set<number>>
  /**
   * Series of known data points; the caller must leave out ids that may not be read. Callers take turns:
   * series are read in slices, between which other callers have theirs.
   *
   * @param caller the requester, such as a user's id; default the server itself
   * @throws TooManyWaitingError if too many searches of this caller are waiting
   * @returns data point id → its series; ids without readings have an empty one
   */
  search(query: MeasurementSearch, caller?: string): Promise<Map<string, Series>>
  /**
   * The figures of a window, from all readings of known data points; no readings are expected in the
   * future. Callers take turns as for a search.
   *
   * @throws TooManyReadingsError if percentiles of more than 600,000 readings are requested
   * @throws TooManyWaitingError if too many searches of this caller are waiting
   * @returns data point id → its figures
   */
  statistics(query: StatisticsSearch, caller?: string): Promise<Map<string, RangeStatistics>>
  /**
   * From when readings of known data points are expected in a window, ms UTC: from its start, unless it begins where clocks
   * that were never set do.
   *
   * @throws TooManyWaitingError if too many searches of this caller are waiting
   * @returns data point id → start; an id that is absent: from the start of the window
   */
  recordStarts(
    dataPointIds: readonly string[],
    window: { from: number; to: number },
    caller?: string,
  ): Promise<ReadonlyMap<string, number>>
  /**
   * The same figures for each step between adjacent edges.
   *
   * @param edges ms UTC, ascending, at least two
   * @param basis default: as the organization of each device chose
   * @throws TooManyWaitingError if too many searches of this caller are waiting
   * @returns data point id → the figures of its steps
   */
  stepStatistics(
    dataPointIds: readonly string[],
    edges: readonly number[],
    caller?: string,
    basis?: ReadingBasis,
  ): Promise<Map<string, RangeStatistics[]>>
  /**
   * Wind speeds in a window with the direction, and the pollutant, of the same time: readings, or means of
   * at most an hour. Callers take turns as for a search.
   *
   * @throws TooManyPairsError if the window has more readings than can be paired
   * @throws TooManyWaitingError if too many searches of this caller are waiting
   * @returns null if one of the data points is unknown
   */
  pairs(query: PairsQuery, caller?: string): Promise<WindPairs | null>
  /**
   * The oldest raw readings of one data point in a window, including hidden ones with their values. One
   * page is one turn: to read all of them, continue after the last one.
   *
   * @param caller the requester; default the server itself
   * @throws TooManyWaitingError if too many searches of this caller are waiting
   */
  readings(query: ReadingsQuery, caller?: string): Promise<RawReading[]>
  /**
   * Approximate number of readings in a window, from rollups: the steps at its ends are counted in full,
   * readings without a value are not counted.
   *
   * @param caller the requester; default the server itself
   * @throws TooManyWaitingError if too many searches of this caller are waiting
   */
  countAbout(query: ReadingsCount, caller?: string): Promise<number>
  /**
   * Calls back after each insert of readings that are marked for computed parameters, alerts or webhooks; returns the function that
   * stops it. The readings are marked in the store whether there is a listener or not.
   */
  onFollowed(follower: Follower, listener: () => void): () => void
  /** Reloads, before the next insert, which data points are followed, as this process has changed them. */
  forgetFollowed(): void
  /** Prepares the store for readings of these times, before the caller's own transaction that stores them. */
  prepare(times: ArrayLike<number>): Promise<void>
  /** The newest `count` readings of each data point, oldest first. */
  latest(dataPointIds: readonly string[], count: number): Promise<Map<string, Measurement[]>>
}
