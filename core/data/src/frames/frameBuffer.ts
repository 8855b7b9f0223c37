import { asReceived, belowLimitRule, countedValue, type Measurement } from '@airshed/schemas'

/** The columns of a frame, all of one length. */
export interface FrameColumns {
  /** ms UTC, ascending. */
  times: Float64Array
  /** The values that count: NaN is a gap, a reading hidden by a flag, or one below its detection limit that is excluded. */
  values: Float64Array
  /** Bits of `MEASUREMENT_FLAGS`; 0 for an ordinary reading. */
  flags: Uint8Array
  /** The detection limits of readings that are below theirs, NaN for all others; absent: none is. */
  limits?: Float64Array
}

/** A series that grows at its end and is cut at its start. */
export interface FrameBuffer {
  readonly length: number
  /** Grows with each change. */
  readonly version: number
  /** Time of the newest reading, ms UTC; null while empty. */
  readonly lastTimeMs: number | null
  /**
   * Takes readings in any order; a reading for an existing time replaces the old one.
   *
   * @returns true if something changed
   */
  append(measurements: readonly Measurement[]): boolean
  /** Drops the readings before a time. @returns true if something changed */
  trimBefore(fromMs: number): boolean
  /** Keeps the newest N. @returns true if something changed */
  keepLast(count: number): boolean
  /** The readings without a copy; arrays that were returned earlier do not change. */
  columns(): FrameColumns
}

const flagsOf = ([, , flags = 0]: Measurement): number => flags

/** The value of a reading that counts, see `countedValue`. */
export const shownValue = (measurement: Measurement): number =>
  countedValue(measurement[1], flagsOf(measurement))

/** The detection limit that a reading is below; NaN: it is not. */
export const limitOf = (measurement: Measurement): number =>
  belowLimitRule(flagsOf(measurement)) === null ? Number.NaN : (measurement[1] ?? Number.NaN)

const SMALLEST_CAPACITY = 64
/**
 * Flags of a frame are bytes: how a reading below its limit counts is in its value, and one that a quality flag rejects is marked
 * invalid.
 */
const byteOf = (flags: number): number => asReceived(flags) & 0xff

interface ShownReading {
  /** NaN: no value counts. */
  value: number
  flags: number
  limit: number
}

const isSame = (one: ShownReading, other: ShownReading): boolean =>
  one.flags === other.flags &&
  Object.is(one.value, other.value) &&
  Object.is(one.limit, other.limit)

function widened(
  limits: Float64Array,
  { start, end, capacity }: { start: number; end: number; capacity: number },
): Float64Array {
  const next = new Float64Array(capacity).fill(Number.NaN)
  next.set(limits.subarray(start, end))
  return next
}

/**
 * Columns that grow. Returned arrays are never overwritten: appending writes after them, trimming moves the start, and
 * everything else creates new arrays. So a widget can keep its arrays, and a new reading does not require a copy of the
 * old ones.
 */
export function createFrame(measurements: readonly Measurement[] = []): FrameBuffer {
  let times = new Float64Array(0)
  let values = new Float64Array(0)
  let flags = new Uint8Array(0)
  /** null while no reading is below its limit, as in nearly every series. */
  let limits: Float64Array | null = null
  let start = 0
  let end = 0
  let version = 0

  const resize = (room: number): void => {
    const length = end - start
    const capacity = Math.max(SMALLEST_CAPACITY, length + room, Math.ceil(length * 1.5))
    const nextTimes = new Float64Array(capacity)
    const nextValues = new Float64Array(capacity)
    const nextFlags = new Uint8Array(capacity)
    nextTimes.set(times.subarray(start, end))
    nextValues.set(values.subarray(start, end))
    nextFlags.set(flags.subarray(start, end))
    times = nextTimes
    values = nextValues
    flags = nextFlags
    if (limits !== null) limits = widened(limits, { start, end, capacity })
    start = 0
    end = length
  }

  const push = (sorted: readonly Measurement[]): void => {
    if (end + sorted.length > times.length) resize(sorted.length)
    for (const measurement of sorted) {
      times[end] = measurement[0]
      values[end] = shownValue(measurement)
      flags[end] = byteOf(flagsOf(measurement))
      const limit = limitOf(measurement)
      if (limits === null && !Number.isNaN(limit)) {
        limits = new Float64Array(times.length).fill(Number.NaN)
      }
      if (limits !== null) limits[end] = limit
      end += 1
    }
  }

  /** Merges readings that are not all after the newest one; true if something changed. */
  const merge = (incoming: readonly Measurement[]): boolean => {
    const byTime = new Map<number, ShownReading>()
    for (let i = start; i < end; i += 1) {
      byTime.set(times[i] as number, {
        value: values[i] as number,
        flags: flags[i] as number,
        limit: limits?.[i] ?? Number.NaN,
      })
    }
    let isChanged = false
    for (const measurement of incoming) {
      const next = {
        value: shownValue(measurement),
        flags: byteOf(flagsOf(measurement)),
        limit: limitOf(measurement),
      }
      const known = byTime.get(measurement[0])
      if (known !== undefined && isSame(known, next)) continue
      byTime.set(measurement[0], next)
      isChanged = true
    }
    if (!isChanged) return false
    const merged = [...byTime].toSorted(([a], [b]) => a - b)
    times = Float64Array.from(merged, ([time]) => time)
    values = Float64Array.from(merged, ([, { value }]) => value)
    flags = Uint8Array.from(merged, ([, reading]) => reading.flags)
    limits = merged.some(([, { limit }]) => !Number.isNaN(limit))
      ? Float64Array.from(merged, ([, { limit }]) => limit)
      : null
    start = 0
    end = merged.length
    return true
  }

  const isBehind = (incoming: readonly Measurement[]): boolean => {
    let newest = end > start ? (times[end - 1] as number) : Number.NEGATIVE_INFINITY
    for (const [time] of incoming) {
      if (!(time > newest)) return false
      newest = time
    }
    return true
  }

  const cutTo = (nextStart: number): boolean => {
    if (nextStart <= start) return false
    start = Math.min(nextStart, end)
    version += 1
    return true
  }

  const buffer: FrameBuffer = {
    get length() {
      return end - start
    },
    get version() {
      return version
    },
    get lastTimeMs() {
      return end > start ? (times[end - 1] as number) : null
    },
    append(incoming) {
      if (incoming.length === 0) return false
      if (isBehind(incoming)) push(incoming)
      else if (!merge(incoming)) return false
      version += 1
      return true
    },
    trimBefore(fromMs) {
      let first = start
      while (first < end && (times[first] as number) < fromMs) first += 1
      return cutTo(first)
    },
    keepLast: (count) => cutTo(end - count),
    columns: () => ({
      times: times.subarray(start, end),
      values: values.subarray(start, end),
      flags: flags.subarray(start, end),
      ...(limits === null ? {} : { limits: limits.subarray(start, end) }),
    }),
  }
  buffer.append(measurements)
  return buffer
}
