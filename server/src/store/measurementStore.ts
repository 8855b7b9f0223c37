import type { Follower } from './measurements/followedPoints.ts'
import type { WindPairs } from '@airshed/domain'
import type {
  Measurement,
  MeasurementSearch,
  RangeStatistics,
  SeriesInfo,
  StatisticsSearch,
} from '@airshed/schemas'
import type { PairsQuery } from './measurements/pairs.ts'
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
  /** ms UTC; both ends are inclusive. */
  from: number
  to: number
  count: number
}

/** A window of several data points, by their keys; ms UTC, both ends are inclusive. */
export interface ReadingsCount {
  dataPoints: readonly number[]
  from: number
  to: number
}

/** As it is stored: flags decide whether the value counts. */
export type RawReading = readonly [ts: number, value: number | null, flags: number]

export interface MeasurementStore {
  /** Answers made from its series that are still unread: searches wait for their readers. */
  readonly unread: UnreadAnswers
  /**
   * Stores readings and their rollups in one transaction; durable when it resolves. A data point
   * has one measurement per time: existing ones stay.
   *
   * @returns for each reading of the batch whether it is new
   */
  insert(batch: MeasurementBatch): Promise<boolean[]>
  /**
   * Series of known data points; the caller must leave out ids that may not be read. Callers take turns:
     * series are read in slices, between which other callers have theirs.
   *
   * @param caller the requester, such as a user's id; default the server itself
   * @throws TooManyWaitingError where too many searches of this caller wait already
   * @returns data point id → its series; ids without readings have an empty one
   */
  search(query: MeasurementSearch, caller?: string): Promise<Map<string, Series>>
  /**
   * The figures of a window, from all readings of known data points; readings to come are not
   * expected. Callers take turns as for a search.
   *
   * @throws TooManyReadingsError where percentiles of more than 600,000 readings are wanted
   * @throws TooManyWaitingError where too many searches of this caller wait already
   * @returns data point id → its figures
   */
  statistics(query: StatisticsSearch, caller?: string): Promise<Map<string, RangeStatistics>>
  /**
   * The same figures for each step between neighbouring edges.
   *
   * @param edges ms UTC, ascending, at least two
   * @throws TooManyWaitingError where too many searches of this caller wait already
   * @returns data point id → the figures of its steps
   */
  stepStatistics(
    dataPointIds: readonly string[],
    edges: readonly number[],
    caller?: string,
  ): Promise<Map<string, RangeStatistics[]>>
  /**
   * Speeds of a window with the direction, and the pollutant, of the same time: readings or means of
   * an hour at most. Callers take turns as for a search.
   *
   * @throws TooManyPairsError where the window holds more than can be paired
   * @throws TooManyWaitingError where too many searches of this caller wait already
   * @returns null where one of the data points is unknown
   */
  pairs(query: PairsQuery, caller?: string): Promise<WindPairs | null>
  /**
   * The oldest readings of one data point in a window, as they are, hidden ones with their values. One
   * page is one turn: who reads all of them asks again behind the last one.
   *
   * @param caller who asks; default the server itself
   * @throws TooManyWaitingError where too many searches of this caller wait already
   */
  readings(query: ReadingsQuery, caller?: string): Promise<RawReading[]>
  /**
   * About how many readings a window holds, from rollups: those of the steps at its ends count whole,
   * readings without a value do not.
   *
   * @param caller who asks; default the server itself
   * @throws TooManyWaitingError where too many searches of this caller wait already
   */
  countAbout(query: ReadingsCount, caller?: string): Promise<number>
  /**
   * Calls back after each insert of readings that are marked for metrics, alerts or webhooks; returns the function that
   * ends it. The readings are marked in the store whether somebody listens or not.
   */
  onFollowed(follower: Follower, listener: () => void): () => void
  /** Looks again, before the next insert, which data points are followed: this process changed it. */
  forgetFollowed(): void
  /** Makes room for readings of these times, before a transaction of one's own that stores them. */
  prepare(times: ArrayLike<number>): Promise<void>
  /** The newest `count` readings of each data point, oldest first. */
  latest(dataPointIds: readonly string[], count: number): Promise<Map<string, Measurement[]>>
}
